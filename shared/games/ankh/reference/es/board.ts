import type { ReferenceSection } from '../../../../engine/index.ts';

export const board: ReferenceSection = {
  id: 'board',
  title: 'El tablero y las piezas',
  entries: [
    {
      id: 'region',
      name: 'Regiones',
      text: 'El Nilo divide Egipto en tres regiones: el Delta del Nilo, el Oeste y el Este. Los camellos pueden partirlas en otras más pequeñas. Cada región lleva un número: su turno en los Conflictos.',
      page: '7',
    },
    {
      id: 'space',
      name: 'Casillas',
      text: 'Las verdes son fértiles, las amarillas son desierto y las azules son agua. En una casilla de tierra cabe una figura o un monumento, nunca más.',
      page: '7',
    },
    {
      id: 'water',
      name: 'Agua',
      text: 'Nadie puede detenerse en el agua; solo Apep puede aparecer en ella. Una casilla de agua pertenece a cada región que toca y es vecina de todas las casillas que la rodean.',
      page: '7',
    },
    {
      id: 'adjacent',
      name: 'Junto a',
      text: 'Dos casillas están una junto a otra cuando comparten un lado y son de la misma región. Con un río o un camello en medio, no lo están. Vale siempre que las reglas dicen «adyacente».',
      page: '8',
    },
    {
      id: 'figure',
      name: 'Figuras',
      text: 'Tus figuras son tu dios, seis guerreros y los guardianes que te sirven. Cada una vale 1 de fuerza. Los guerreros y guardianes que no están en el tablero esperan en tu reserva.\n\nUn dios nunca puede morir.',
      page: '8',
    },
    {
      id: 'monument',
      name: 'Monumentos',
      text: 'Obeliscos, templos y pirámides, diez de cada. Un monumento con tu ficha Ankh es tuyo; sin ficha es neutral.',
      page: '8',
    },
    {
      id: 'camel',
      name: 'Camellos',
      text: 'Los camellos están en los lados de las casillas y marcan una frontera. No son de nadie, no son figuras, y las figuras que caminan pasan por encima.',
      page: '8',
    },
    {
      id: 'follower',
      name: 'Seguidores',
      text: 'Con seguidores pagas poderes, monumentos y pujas. Empiezas con uno. La reserva general nunca se agota y todos ven cuántos tienes.',
      page: '12',
    },
    {
      id: 'ankhToken',
      name: 'Fichas Ankh',
      text: 'Seis fichas están en el tablero de tu dios y abren tus poderes. Nueve son para monumentos, y una de ellas ya está puesta al empezar. Sin fichas no puedes tomar ni construir otro monumento.',
      page: '4, 12',
    },
    {
      id: 'devotion',
      name: 'Devoción',
      text: 'La escala va de 0 a 31. Varios marcadores en una casilla forman una pila: el que llega se pone encima, y el de arriba va por delante.\n\nCuando varios dioses ganan o pierden Devoción a la vez, empieza el que va más atrás.',
      page: '11',
    },
    {
      id: 'red',
      name: 'La parte roja',
      text: 'Las casillas de 0 a 20 son rojas. Sal de ahí antes de que acabe el cuarto Conflicto o tu dios caerá en el olvido.',
      page: '11, 27',
    },
    {
      id: 'hand',
      name: 'Cartas de batalla',
      text: 'Todos tienen las mismas siete. Una carta jugada queda a la vista hasta que el Ciclo de Maat la devuelve, así que cualquiera puede deducir lo que te queda.',
      page: '11',
    },
  ],
};
