import type { ReferenceSection } from '../../../../engine/index.ts';

const settled = (id: string, name: string, text: string) => ({ id, name, text, ours: true });

// R1 a R50 de las reglas reformuladas, en su orden, y después lo que se decidió al construir el juego.
export const rulings: ReferenceSection = {
  id: 'rulings',
  title: 'Cuestiones resueltas',
  intro: 'Donde el reglamento deja una duda, aquí se juega así.',
  entries: [
    settled(
      'r1:bonusDie',
      'El dado de la carta de bonificación',
      'Con cualquier número de jugadores hay un dado en la carta de bonificación de fin de ronda.',
    ),
    settled('r2:oddRounds', 'Tres jugadores, expansión del primer dado', 'Ocurre en las rondas 1, 3 y 5.'),
    settled(
      'r3:secondDie',
      'El segundo dado puesto de antemano',
      'Se tira, por la regla del mismo número. Uno del color del primero vuelve a la bolsa y se saca otro. Nadie recibe bonificación por ninguno.',
    ),
    settled(
      'r4:bag',
      'Los dados entre rondas',
      'Todos vuelven a la bolsa, también el que nadie tomó y el de la carta de bonificación.',
    ),
    settled(
      'r5:excessTies',
      'Qué dado sobrante se gira',
      'Uno del color más repetido en esa cara; entre iguales decide el azar, y queda anotado. Se repite hasta que ninguna cara tenga más de tres.',
    ),
    settled(
      'r6:changeFirst',
      'Pagar por girar el dado',
      'La bonificación bajo el dado llega después: no sirve para pagarlo.',
    ),
    settled(
      'r7:sameFace',
      'Qué compara la regla del mismo número',
      'El número con que el dado queda en la fila, y solo con el de su izquierda.',
    ),
    settled(
      'r8:holidaySix',
      'Fiesta con un 6',
      'Se permite: no hay Adivinación ni Malus, y el dado sigue siendo un 6.',
    ),
    settled(
      'r9:onePurpose',
      'Una carta descartada para una Fiesta',
      'Permite la Fiesta, pero no da además la bonificación bajo el dado. Otra carta sí puede darla.',
    ),
    settled(
      'r10:manyCards',
      'Varias cartas en un turno',
      'Tantas como quieras, y sin límite de mano. Cada regla que se pasa por alto pide su propia carta.',
    ),
    settled('r11:fullRow', 'Una fila llena', 'No se puede elegir una Civ con tres dados.'),
    settled(
      'r12:mustAct',
      '¿Hay que hacer la acción?',
      'Sí, si el dado se usa para ella. Lo que se deriva ocurre solo.',
    ),
    settled(
      'r13:declineBonus',
      'Acción 1 con la carta de bonificación libre',
      'Puedes dejarla y robar una carta de Poder.',
    ),
    settled(
      'r14:stuck',
      'Ninguna acción posible',
      'Si ninguna Civ puede actuar con ningún dado tal como está y sin cartas, puedes tomar cualquier dado, ponerlo donde se permita (o devolverlo si no se puede) y llevarte la bonificación, sin acción. Aún puedes descartar una carta contra el mismo número, o por la bonificación de otro color.',
    ),
    settled(
      'r15:warRange',
      'Alcance de la Guerra',
      'Cualquier objetivo del mapa. Una mesa puede elegir que deba tocar un edificio de la Civ.',
    ),
    settled(
      'r16:monsters',
      'Monstruos',
      'Donde hay uno nadie construye ni crece ninguna Civ, y el cristal de debajo se queda hasta que alguien construya.',
    ),
    settled(
      'r17:barrackWorship',
      'Adoración por Cuarteles en una Guerra',
      'Una vez por dueño, también el atacante, contada después de quitar o convertir el objetivo.',
    ),
    settled(
      'r18:conversionSame',
      'Conversión',
      'Cuesta y da lo mismo que la Guerra, también la bonificación de la ronda.',
    ),
    settled(
      'r19:compensationTile',
      'La loseta de compensación',
      'La más alta que aún no tengan: 7, luego 5, luego 2, bloqueada o no.',
    ),
    settled(
      'r20:tileStays',
      'Una loseta cuyo edificio desaparece',
      'Se queda, y el hexágono conserva su color; no vuelve ningún cristal.',
    ),
    settled(
      'r21:tileOnTile',
      'Convertir terreno ya convertido',
      'Se puede con una loseta de nivel 2, 5 o 7; la antigua sale del juego. No con la inicial.',
    ),
    settled(
      'r22:tileNever',
      'Dónde no puede ir ninguna loseta',
      'Bajo una Fortaleza, una Pirámide o un monstruo, ni en el Volcán.',
    ),
    settled(
      'r23:absentColours',
      'Colores que nadie juega',
      'Ese terreno no es neutral: la loseta inicial no sirve. Sus cristales no hacen nada en una Fiesta y sus edificios no son de nadie.',
    ),
    settled('r24:warriorsBack', 'Guerreros en una página que pasa', 'Van al área, no a la reserva armada.'),
    settled(
      'r25:lastPage',
      'Después de la última página',
      'No se guarda nada más: los Guerreros al área, los cristales a la reserva. Guerra y Fiesta siguen siendo posibles.',
    ),
    settled('r26:desertFactory', 'Una Fábrica en el desierto', 'No produce nada: no hay cristales amarillos.'),
    settled('r27:noWarriors', 'Cuando se acaban los Guerreros', 'Se arman tantos como haya en el área.'),
    settled('r28:factoryOnce', 'Una Fábrica tuya y de la Civ', 'Produce una vez.'),
    settled(
      'r29:group',
      'Tres edificios unidos',
      'Basta una cadena: todos de una Civ, cada uno junto a otro de los tres, sin pasar por Fortaleza ni Pirámide. Tú eliges los otros dos.',
    ),
    settled('r30:ownRemoved', 'Edificios propios quitados para tu Pirámide', 'Sin compensación.'),
    settled(
      'r31:tokenBuildings',
      'Fábrica o Cuartel por ficha',
      'Se pone como una Casa en Expansión, con loseta y cristal; no produce, pero cuenta la bonificación de la ronda.',
    ),
    settled('r32:uselessToken', 'Una ficha que no puede hacer nada', 'Se puede tomar igualmente.'),
    settled(
      'r33:growthCrystal',
      'Una Casa que la Civ construye sola',
      'Se lleva el cristal del hexágono, como en Expansión.',
    ),
    settled(
      'r34:growthNoHouse',
      'Crecer sin Casas',
      'La Civ mejora una Casa; si el edificio que toca se ha agotado, el otro; si faltan ambos, nada.',
    ),
    settled('r35:closest', 'Lo más cercano a la Fortaleza', 'Se cuenta en hexágonos, haya lo que haya en medio.'),
    settled(
      'r36:growthUpgrade',
      'Una Casa mejorada al crecer',
      'No se produce nada ni cuenta la bonificación de la ronda, pero los vecinos ganan su Adoración. Una Fortaleza no da a nadie.',
    ),
    settled(
      'r37:firstPicks',
      'El primer jugador elige',
      'Quien es primero en la ronda actual, antes de que cambie la ficha. Si solo hay una opción, no se pregunta.',
    ),
    settled(
      'r38:growthHoliday',
      'Colores en la Fiesta propia de una Civ',
      'Solo los que se juegan, un cristal de cada uno.',
    ),
    settled(
      'r39:bonusExpand',
      'Expandir con la bonificación de fin de ronda',
      'Puedes dejarlo. Terreno propio o una loseta; la Civ necesita una Casa; cuenta la bonificación de la ronda.',
    ),
    settled(
      'r40:unlock',
      'Desbloquear losetas',
      'Cuando un Sacerdote llega al nivel o lo pasa, una vez por nivel. Se reclaman solo en tu turno, también entre una Pirámide y su ficha.',
    ),
    settled(
      'r41:caps',
      'Extremos de las escalas',
      'Cosmo y Sacerdotes paran en 12, el Malus en 0 y en 9; lo que sobra se pierde.',
    ),
    settled('r42:belowZero', 'Un Sacerdote aún bajo el 0 al final', 'Cuenta ×1. Una mesa puede elegir ×0.'),
    settled(
      'r43:endPyramids',
      'Pirámides al final',
      'Primero su Adoración, luego queda fuera el Sacerdote más alto; solo se elige si hay empate.',
    ),
    settled(
      'r44:ties',
      'Puntuaciones iguales',
      'Menos pasos de Malus, luego más Cosmo; después se comparte la victoria.',
    ),
    settled('r45:firstGame', 'El paso del primer Sacerdote', 'Lo elige la mesa; normalmente, sí.'),
    settled('r46:fourBonuses', 'Cartas de bonificación con dos jugadores', 'Cuatro de las cinco, al azar.'),
    settled(
      'r47:lastRound',
      'La última ronda',
      'La bonificación de fin de ronda y el Desarrollo se hacen como siempre.',
    ),
    settled('r48:absentOwner', 'Guerra a un edificio en color ausente', 'Se permite; no hay a quien compensar.'),
    settled('r49:unlimited', 'Cristales', 'No se agotan nunca.'),
    settled('r50:oneTile', 'Losetas en un turno', 'Una por Casa u objetivo.'),
    settled(
      'r51:noForcedSpending',
      'Cuándo un turno está bloqueado',
      'Nadie tiene que pagar Cosmo ni perder una carta para poder actuar: solo cuentan los dados tal como están. Un 6 puede adivinarse, así que vale por cualquier número.',
    ),
    settled(
      'r52:usefulCards',
      'Cartas que no harían nada',
      'Una carta que necesita algo (un cristal negro, Malus mayor que 0, una Fábrica tuya) no se juega sin ello; sí se puede descartar.',
    ),
    settled(
      'r53:divinedHoliday',
      'Fiesta después de Adivinación',
      'No: un 6 cuyo número se eligió hace esa acción. Haz la Fiesta con el propio 6.',
    ),
    settled('r54:lostDie', 'Un dado que ninguna fila admite', 'Vuelve a la bolsa y el turno acaba sin acción.'),
    settled(
      'r55:evenStart',
      'Cosmo inicial con tres jugadores',
      'Por orden de turno, los bots que miran una jugada adelante ganaron 31, 34 y 35 de cada cien partidas de tres con el Cosmo impreso de 2, 3 y 3 (1000 partidas; la tabla la hace npm run selfplay -- --game theocratia --balance). Con dos fueron 50 y 50; con cuatro, 22, 27, 27 y 23. Por eso se mantiene. Una mesa de tres puede elegir 2, 4 y 4 para los últimos.',
    ),
  ],
};
