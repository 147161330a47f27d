import type { ReferenceSection } from '../../../../engine/index.ts';

export const battle: ReferenceSection = {
  id: 'battle',
  title: 'La batalla, paso a paso',
  intro: 'Solo cuenta lo que está en la región: las demás figuras y monumentos quedan fuera.',
  entries: [
    {
      id: 'battleCards',
      name: '1. Cartas',
      text: 'Cada jugador con una figura en la región sella una carta de su mano. Cuando está la última, se muestran todas. La Inundación actúa en cuanto se ve.',
      page: '23',
    },
    {
      id: 'battleBuild',
      name: '2. Construcción',
      text: 'Quienes jugaron Construir monumento pueden construir ahora. Empieza el dios con menos Devoción.',
      page: '23',
    },
    {
      id: 'battlePlague',
      name: '3. Plaga',
      text: 'Cada Plaga de langostas jugada trae una ronda de pujas selladas.',
      page: '23',
    },
    {
      id: 'battleMajority',
      name: '4. Mayorías',
      text: 'Se pagan las mayorías de monumentos, empezando por el dios con menos Devoción. Necesitas una figura viva en la región.',
      page: '24',
    },
    {
      id: 'battleResolution',
      name: '5. Quién gana',
      text: 'Suma: 1 por figura, lo que dan tus cartas y lo que dan tus poderes. La suma más alta gana, recibe 1 de Devoción y mata a todos los guerreros y guardianes enemigos de la región. Los muertos vuelven a sus reservas.',
      page: '24',
    },
    {
      id: 'battleTie',
      name: 'Empates',
      text: 'Si la fuerza más alta se comparte y no se usa el desempate, pierden todos. Mueren todos los guerreros y guardianes de la región.',
      page: '24',
    },
    {
      id: 'battleAfter',
      name: 'Después de la batalla',
      text: 'Los perdedores con Magnánimo ganan Devoción, luego golpea la Gata momia muerta, luego Milagro, luego Adorado, y el Ciclo de Maat devuelve las cartas.',
      page: '28, 29, 31',
    },
  ],
};
