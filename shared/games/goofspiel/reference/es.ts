import type { Reference } from '../../../engine/index.ts';

export const reference: Reference = {
  title: 'Goofspiel',
  sections: [
    {
      id: 'play',
      title: 'Cómo se juega',
      intro: 'Una fila de premios y, para cada uno, las mismas cartas con las que pujar. Cada carta se puja una vez.',
      entries: [
        {
          id: 'bid',
          name: 'Una ronda',
          text: 'Se descubre un premio. Cada jugador pone en secreto una carta. Cuando está la última, se muestran todas y la más alta se lleva el premio. Las cartas pujadas se gastan.',
        },
        {
          id: 'tie',
          name: 'Empates',
          text: 'Si dos o más pujan a la vez la carta más alta, nadie recibe el premio. En la mayoría de las mesas se queda para quien gane la ronda siguiente; en otras se pierde.',
        },
        {
          id: 'end',
          name: 'El final',
          text: 'Tras el último premio gana quien sume más. Quienes empatan comparten la victoria.',
        },
      ],
    },
  ],
};
