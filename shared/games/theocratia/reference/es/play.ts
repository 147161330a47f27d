import type { ReferenceSection } from '../../../../engine/index.ts';

export const play: ReferenceSection[] = [
  {
    id: 'idea',
    title: 'La idea',
    intro:
      'Eres un dios sin pueblo. En el mapa viven cuatro Civs; no son de nadie, todos las usan y cualquiera de ellas puede llegar a adorarte.',
    entries: [
      {
        id: 'winning',
        name: 'Con qué se gana',
        text: 'Puntúan tres de tus cuatro Sacerdotes: lo alto que ha subido cada uno en tu Templo, por lo que vale la Crónica de su Civ. El más alto no cuenta, así que no te apoyes en una sola Civ.',
        page: '19',
      },
      {
        id: 'owner',
        name: '¿De quién es un edificio?',
        text: 'Del jugador cuyo color está ahora debajo. En terreno verde o amarillo, o del color de alguien que no juega, no es de nadie.',
      },
      {
        id: 'temple',
        name: 'Cosmo y Adoración',
        text: 'Una misma escala lleva las dos cosas. Con Cosmo se paga. Cada Adoración de una Civ sube un espacio su Sacerdote.',
        page: '5',
      },
      {
        id: 'area',
        name: 'Lo que tiene una Civ',
        text: 'En su área esperan Casas, Fábricas, Cuarteles, dos Pirámides y Guerreros; los Guerreros armados están aparte, y al lado los cristales. Su fila admite tres dados por ronda.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Preparación',
    entries: [
      {
        id: 'setUp',
        name: 'El comienzo',
        text: 'Cada Civ tiene su Fortaleza y al lado un Cuartel o una Fábrica. Cada jugador tiene una carta de Poder y la loseta inicial. El primer jugador se sortea; por orden de turno se empieza con 2, 3, 3 y 4 de Cosmo.',
        page: '4–5',
      },
      {
        id: 'chooseCiv',
        name: 'La primera Casa',
        text: 'Del último jugador al primero, cada uno elige una Civ que nadie haya elegido. Su Casa va al hexágono de tu color que toca la Fortaleza, y el cristal de allí es para la Civ. En las primeras partidas el Sacerdote de esa Civ sube de debajo del 0 al 0.',
        page: '5',
      },
      {
        id: 'counts',
        name: 'Dos, tres o cuatro',
        text: 'Cuatro: 5 rondas, 2 turnos cada uno, 9 dados. Tres: 5 rondas, 2 turnos cada uno, 7 dados; otros dos están de antemano en las filas, y en las rondas 1, 3 y 5 la Civ del primero crece sola. Dos: 4 rondas, 3 turnos cada uno, y por lo demás como tres, pero la Civ crece en cada ronda.',
        page: '6',
      },
    ],
  },
  {
    id: 'round',
    title: 'Una ronda',
    entries: [
      {
        id: 'prepare',
        name: 'Preparar',
        text: 'La carta de bonificación y la ficha vuelven a la acción 1. Desde la ronda 2 cada Civ recibe un cristal negro. Todos los dados van a la bolsa; se sacan algunos, se tiran y se ponen en la cara que muestran. Otro más, sin tirar, va sobre la carta de bonificación de fin de ronda.',
        page: '6',
      },
      {
        id: 'excess',
        name: 'Demasiados del mismo número',
        text: 'Ninguna cara admite más de tres dados. El que sobra se gira a la cara siguiente (tras el 6 viene el 1), primero uno de color repetido allí.',
        page: '6',
      },
      {
        id: 'endRoundBonus',
        name: 'Bonificación de fin de ronda',
        text: 'Tras todos los turnos, quien tiene la carta puede construir otra Casa, con las reglas de Expansión, con la Civ del dado que hay en ella.',
        page: '17',
      },
      {
        id: 'development',
        name: 'Desarrollo',
        text: 'Después las Civs se desarrollan de izquierda a derecha, cada una según su carta. Luego cada carta pasa a la Civ de la izquierda, y la primera al extremo derecho.',
        page: '7, 17',
      },
      {
        id: 'closeRound',
        name: 'Quién empieza después',
        text: 'Quien tiene la ficha de la acción 1 empieza la ronda siguiente. Si nadie la tomó, sigue el mismo.',
        page: '8',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Tu turno',
    entries: [
      { id: 'draft', name: 'Tomar un dado', text: 'Cualquiera de la mesa.', page: '6' },
      {
        id: 'assign',
        name: 'Darlo a una Civ',
        text: 'Va al espacio libre más a la izquierda de la fila. No puede mostrar el mismo número que el dado de su izquierda, salvo que descartes una carta de Poder.\n\nAntes puedes girarlo: 2 de Cosmo por cada paso arriba o abajo. Un 6 no se gira, y nada se gira a 6.',
        page: '7–8',
      },
      {
        id: 'match',
        name: 'Colores iguales',
        text: 'Un dado del color de su Civ da lo que cubre: 2 de Cosmo a la izquierda, 1 de Cosmo y 1 de Adoración en el centro, 1 de Adoración a la derecha. Descartando una carta de Poder, cualquier dado cuenta como del color.',
        page: '6',
      },
      {
        id: 'act',
        name: 'Actuar',
        text: 'La Civ hace para ti lo que dice el número; o celebra una Fiesta en su lugar.',
        page: '6',
      },
      {
        id: 'afterAction',
        name: 'En cualquier momento',
        text: 'Durante tu turno puedes reclamar losetas disponibles y jugar cartas de Poder en su momento.',
        page: '18',
      },
    ],
  },
  {
    id: 'actions',
    title: 'Acciones',
    entries: [
      {
        id: 'first',
        name: '1 · Primer jugador',
        text: 'La Civ no hace nada. Toma la ficha de la ronda siguiente, también de otro jugador. Toma la carta de bonificación con su dado si aún está, o si no una carta de Poder. Después 1 de Cosmo.',
        page: '8',
      },
      {
        id: 'war',
        name: '2 · Guerra',
        text: 'Los Guerreros armados de la Civ golpean un objetivo: un monstruo por 1, una Casa por 2, una Fábrica o un Cuartel por 3. Nunca una Fortaleza ni una Pirámide, nada de la misma Civ, nada en tu terreno. El objetivo sale del mapa; los Guerreros van a la Crónica de su Civ. Un monstruo da una carta de Poder. Ganas 1 de Adoración de la Civ, y también cada dueño de uno de sus Cuarteles.',
        page: '9',
      },
      {
        id: 'convert',
        name: '2 · Conversión',
        text: 'Como la Guerra, pero el edificio se queda y debajo va una loseta tuya: ahora es tuyo. Los monstruos no se convierten.',
        page: '9–10',
      },
      {
        id: 'compensation',
        name: 'Compensación',
        text: 'Si se golpea, convierte o quita para una Pirámide un edificio de otro jugador, este gana 1 de Adoración de su Civ; por una Fábrica o un Cuartel, además una carta de Poder; por una conversión, además su loseta más alta que aún no tenga, gratis.',
        page: '9',
      },
      {
        id: 'expand',
        name: '3 · Expansión',
        text: 'Una Casa nueva en un hexágono libre de tu color que toque un edificio de la Civ; o en otro así si antes pones una loseta. El cristal de allí es para la Civ.',
        page: '10',
      },
      {
        id: 'factory',
        name: '4 · Fábrica',
        text: 'Una Casa tuya de la Civ pasa a Fábrica. Produce un cristal de tu color; también producen las demás Fábricas de la Civ, del color en que están, y todas las tuyas en otras Civs para la suya.',
        page: '11',
      },
      {
        id: 'barrack',
        name: '5 · Cuartel',
        text: 'Una Casa tuya de la Civ pasa a Cuartel. Cada Cuartel de la Civ arma un Guerrero.',
        page: '12',
      },
      {
        id: 'pyramid',
        name: '4 o 5 · Pirámide',
        text: 'Tu Fábrica o Cuartel y dos edificios de la Civ unidos a él dejan sitio a una Pirámide donde estaba el tuyo. 1 de Adoración de la Civ, y una ficha de Pirámide que se usa al momento. Construyes dos como mucho, y cada Civ también.',
        page: '13',
      },
      {
        id: 'divination',
        name: '6 · Adivinación',
        text: 'Un paso de Malus. El dado pasa a ser el número del 1 al 5 que quieras, y sigue esa acción.',
        page: '14',
      },
      {
        id: 'holiday',
        name: 'Fiesta',
        text: 'En lugar de cualquier acción, si dado y Civ son del mismo color o descartas una carta de Poder. El tamaño de la Civ son sus edificios sin contar Pirámides. Paga tanto Cosmo y tantos de sus cristales, que eliges tú. Los de otro jugador son 1 de Adoración para él; los negros, Malus para ti; todos van a la Crónica. Ganas Adoración por cada Casa de la Civ y una más; quien tenga una Pirámide de la Civ gana 1.',
        page: '14–15',
      },
    ],
  },
  {
    id: 'things',
    title: 'Losetas, cartas y Crónicas',
    entries: [
      {
        id: 'tiles',
        name: 'Losetas de conversión',
        text: 'La inicial solo va en terreno verde o amarillo. Cuando un Sacerdote tuyo llega por primera vez al nivel 2, 5 o 7, la loseta de ese nivel queda disponible; en tu turno la reclamas por 2 de Cosmo. Puede ir donde se pueda construir.',
        page: '18',
      },
      {
        id: 'powerCards',
        name: 'Cartas de Poder',
        text: 'Juega una por lo que dice, en su momento; o descártala, diga lo que diga, para que un dado cuente como del color, para una Fiesta con otro color o para que una Civ repita número.',
        page: '18',
      },
      {
        id: 'chronicles',
        name: 'Crónicas',
        text: 'Los Guerreros y cristales gastados llenan la página abierta. Al llenarse pasa enseguida y se vacía. El número de la página abierta es lo que vale la Civ.',
        page: '18',
      },
    ],
  },
  {
    id: 'bonuses',
    title: 'Cartas de bonificación de ronda',
    intro: 'Hay una a la vista por ronda. Quien hace lo que muestra gana 1 más de Adoración de la Civ que lo hizo.',
    entries: [
      {
        id: 'bonus:expansion',
        name: 'Expansión',
        text: 'Por cada Casa, también por la bonificación de fin de ronda o una ficha.',
        page: '16',
      },
      { id: 'bonus:factory', name: 'Fábrica', text: 'Por cada Fábrica, también por una ficha.', page: '16' },
      { id: 'bonus:barrack', name: 'Cuartel', text: 'Por cada Cuartel, también por una ficha.', page: '16' },
      { id: 'bonus:pyramid', name: 'Pirámide', text: 'Por cada Pirámide.', page: '16' },
      { id: 'bonus:holidayWar', name: 'Fiesta y Guerra', text: 'Por cada Fiesta, Guerra o Conversión.', page: '16' },
    ],
  },
  {
    id: 'tokens',
    title: 'Fichas de Pirámide',
    entries: [
      { id: 'draw2', name: 'Cartas', text: 'Dos cartas de Poder.', page: '15' },
      { id: 'cosmo5', name: 'Cosmo', text: '5 de Cosmo.', page: '15' },
      { id: 'malusBack3', name: 'Malus', text: 'Tu Malus baja tres pasos.', page: '15' },
      { id: 'worshipAny1', name: 'Adoración', text: 'Una Adoración de cualquier Civ.', page: '15' },
      {
        id: 'buildHouse',
        name: 'Casa',
        text: 'La Civ construye una Casa para ti, con las reglas de Expansión.',
        page: '15',
      },
      {
        id: 'buildFactory',
        name: 'Fábrica',
        text: 'La Civ construye una Fábrica como si fuera una Casa; no se gasta ninguna.',
        page: '15',
      },
      {
        id: 'upgradeFactory',
        name: 'De Casa a Fábrica',
        text: 'Una Casa tuya de la Civ pasa a Fábrica, y solo ella produce.',
        page: '15',
      },
      {
        id: 'buildBarrack',
        name: 'Cuartel',
        text: 'La Civ construye un Cuartel como si fuera una Casa; no se gasta ninguna.',
        page: '15',
      },
      {
        id: 'upgradeBarrack',
        name: 'De Casa a Cuartel',
        text: 'Una Casa tuya de la Civ pasa a Cuartel, y solo él arma un Guerrero.',
        page: '15',
      },
      {
        id: 'eachCivOwnCrystal',
        name: 'Cristales',
        text: 'Un cristal de tu color para cada una de las cuatro Civs.',
        page: '15',
      },
    ],
  },
  {
    id: 'developments',
    title: 'Cartas de Desarrollo',
    entries: [
      {
        id: 'expansion',
        name: 'Expansión (dos cartas)',
        text: 'La Civ pone una Casa en una llanura libre a su lado, la más cercana a su Fortaleza; si no hay, en desierto. Si tampoco, su Casa más cercana en ese terreno pasa a Fábrica o Cuartel, para tener tantos de unos como de otros. Entre iguales decide el primer jugador. Quien tenga un edificio al lado de ese hexágono gana 1 de Adoración de la Civ.',
        page: '17',
      },
      {
        id: 'civHoliday',
        name: 'Fiesta',
        text: 'Las Fábricas de la Civ producen. Después gasta un cristal de cada color de jugador que tenga, en su Crónica, y cada uno de esos jugadores gana 1 de Adoración.',
        page: '17',
      },
      { id: 'blank', name: 'En blanco', text: 'No ocurre nada.', page: '17' },
    ],
  },
  {
    id: 'end',
    title: 'El final',
    entries: [
      {
        id: 'score',
        name: 'Puntuación',
        text: 'Empieza con el multiplicador sobre tu Cosmo. Cada Pirámide tuya es 1 de Adoración de una Civ que elijas. Deja fuera tu Sacerdote más alto. Por los otros tres suma multiplicador por valor de la Crónica. Resta tu Malus. Gana quien tenga más.',
        page: '19',
      },
    ],
  },
];
