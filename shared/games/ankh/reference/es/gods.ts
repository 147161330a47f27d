import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/es/names.ts';

export const gods: ReferenceSection = {
  id: 'gods',
  title: 'Los dioses',
  intro: 'Cada dios tiene una habilidad propia, del primer turno al último.',
  entries: [
    {
      id: 'amun',
      name: `${names.gods.amun}: Formas misteriosas`,
      text: 'En una batalla de cada Conflicto puedes anunciar, antes de que nadie elija carta, que jugarás dos. Cuentan las dos fuerzas y los dos efectos.',
      page: '30',
    },
    {
      id: 'anubis',
      name: `${names.gods.anubis}: Juez de los muertos`,
      text: 'Cada vez que mueren guerreros enemigos puedes atrapar a uno, hasta tres en total. Cada uno suma 1 a la fuerza de la figura de tu dios. Una plaga y el final de una batalla son dos ocasiones.\n\nSu dueño puede rescatarlo: al invocar, entra en el tablero en lugar de uno de la reserva, y tú recibes 1 seguidor.',
      page: '30',
    },
    {
      id: 'isis',
      name: `${names.gods.isis}: Protectora`,
      text: 'Una figura tuya junto a una figura enemiga está protegida: si fuera a morir al final de una batalla, puedes mantenerla con vida. La plaga la mata igual.',
      page: '30',
    },
    {
      id: 'osiris',
      name: `${names.gods.osiris}: Puerta al inframundo`,
      text: 'Cuando pierdes una batalla puedes poner una de tus tres fichas de Inframundo en una casilla de tierra vacía de esa región, o traer allí una que ya esté en el tablero.\n\nCuando haces la acción Invocar, una figura adicional puede aparecer sobre una ficha donde no haya nadie, antes o después de la normal. Los demás no pueden terminar allí un movimiento, nadie puede construir en ella, y la casilla no es ni desierto ni fértil.',
      page: '30',
    },
    {
      id: 'ra',
      name: `${names.gods.ra}: Resplandor`,
      text: 'Tienes tres fichas de Sol. Una figura que invocas puede llevar una y desde entonces es radiante. Cuando dominas una región o ganas su batalla con al menos una figura radiante allí, ganas 1 de Devoción más. Si la figura muere, la ficha vuelve a ti.',
      page: '30',
    },
  ],
};
