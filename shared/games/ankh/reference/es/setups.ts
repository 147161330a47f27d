import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/es/names.ts';

export const setups: ReferenceSection = {
  id: 'setups',
  title: 'Escenarios',
  intro:
    'Hay uno para dos, tres, cuatro y cinco jugadores de cada. Todos empiezan con un dios, un guerrero, un monumento y 1 seguidor; el primer jugador va por delante en Devoción.',
  entries: [
    {
      id: 'middleKingdom',
      name: names.setups.middleKingdom,
      text: 'Bueno para la primera partida. Empezáis con tipos distintos de monumento, y entre vosotros los hay neutrales de todos los tipos.\n\nDos o tres jugadores: las tres regiones del Nilo, con cinco o seis monumentos neutrales. Cuatro: el Oeste está dividido, siete neutrales. Cinco: el Oeste y el Este están divididos, siete neutrales.',
    },
    {
      id: 'oldKingdom',
      name: names.setups.oldKingdom,
      text: 'Todos empiezan con un obelisco, todos los monumentos neutrales son templos, y tu dios está lejos de tu guerrero, en la región de un vecino. No hay pirámides hasta que alguien construye una.\n\nDos o tres jugadores: tres regiones, cinco o seis templos. Cuatro: el Este está dividido, siete templos. Cinco: el Oeste y el Este están divididos, siete templos.',
    },
    {
      id: 'peoplesRevolt',
      name: names.setups.peoplesRevolt,
      text: 'Largas filas de camellos parten Egipto en muchas regiones pequeñas: siete, u ocho con cinco jugadores. Todos empiezan con una pirámide; hay templos y obeliscos neutrales.\n\nTres reglas son nuevas: las regiones se unen, quien gana paga con sangre, y quien pierde sale libre.',
    },
    {
      id: 'consolidation',
      name: 'La revuelta del pueblo: las regiones se unen',
      text: 'No hay caravanas. Quien llega a una gana 1 seguidor y elige dos regiones con camellos entre ellas. Se quitan todos los camellos que las separan y pasan a ser una. El número más alto del tablero sale de la partida; si la nueva región aún tiene dos números, eliges cuál de ellos ocupa el lugar libre.',
    },
    {
      id: 'enough',
      name: 'La revuelta del pueblo: el precio de ganar',
      text: 'Quien domina una región o gana su batalla pierde al acabar a todos sus guerreros y guardianes de allí. Las figuras de los perdedores no mueren por perder.\n\nLa Devoción se gana antes de esas muertes, y las muertes cuentan para Milagro. La Inundación e Isis pueden salvar figuras.',
    },
    {
      id: 'choosingGods',
      name: 'Elegir dioses y guardianes',
      text: 'Al crear la mesa se decide cómo se reparten los dioses: elegidos por orden de asiento, al azar, o cada uno entre tres robados. Los guardianes se eligen o salen al azar, un tipo de cada nivel. El primer jugador se sortea.',
      ours: true,
    },
  ],
};
