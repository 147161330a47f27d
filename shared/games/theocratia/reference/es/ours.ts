import type { ReferenceSection } from '../../../../engine/index.ts';

// Lo que el reglamento no imprime y es de esta casa: mapa, escalas, efectos de las cartas de Poder.
const card = (id: string, name: string, time: string, text: string) => ({
  id,
  name,
  text: `${time}. ${text}`,
  ours: true,
});
const any = 'En cualquier momento de tu turno';
const draft = 'Mientras eliges y colocas el dado';
const war = 'Con una Guerra';
const holiday = 'Con una Fiesta';
const after = 'Después de la acción';

export const ours: ReferenceSection[] = [
  {
    id: 'cards',
    title: 'Cartas de Poder',
    intro: 'Veinte cartas, dos de cada una. Solo se juegan en el propio turno. Los nombres y efectos son nuestros.',
    entries: [
      card('cometTithe', 'Diezmo del cometa', any, 'Ganas 3 de Cosmo.'),
      card('quietDevotion', 'Devoción callada', any, 'Ganas 1 de Adoración de una Civ cuyo Sacerdote sea tu más bajo.'),
      card(
        'patronsDue',
        'Tributo al patrón',
        after,
        'Si tienes dos edificios de la Civ que usaste este turno, 1 de su Adoración; si no, 2 de Cosmo.',
      ),
      card('absolution', 'Absolución', any, 'Tu Malus baja dos pasos.'),
      card(
        'clearSprings',
        'Manantiales limpios',
        any,
        'Quita a una Civ uno o dos cristales negros; 1 de Cosmo por cada uno.',
      ),
      card(
        'veinOfColour',
        'Veta de color',
        any,
        'Dos cristales de tu color para una Civ en la que tengas un edificio.',
      ),
      card('wildHarvest', 'Cosecha silvestre', any, 'Dos cristales verdes para una Civ, y 1 de Cosmo para ti.'),
      card('muster', 'Leva', any, 'Una Civ arma uno o dos Guerreros.'),
      card('watchtowers', 'Atalayas', any, 'Cada Cuartel tuyo arma un Guerrero de su Civ, tres en total como mucho.'),
      card('forcedMarch', 'Marcha forzada', war, 'Cuesta un Guerrero menos, pero al menos uno.'),
      card('battleHymn', 'Himno de batalla', war, 'Te da 1 más de Adoración de la Civ que guerrea.'),
      card(
        'turnOfFate',
        'Giro del destino',
        draft,
        'Tu dado muestra gratis el número del 1 al 5 que quieras; un 6 así girado no es Adivinación ni da Malus.',
      ),
      card(
        'secondBlessing',
        'Segunda bendición',
        draft,
        'La bonificación por colores iguales llega dos veces este turno.',
      ),
      card(
        'farPilgrims',
        'Peregrinos lejanos',
        'Con una Expansión',
        'Puede ir a terreno tuyo a dos pasos de un edificio de la Civ.',
      ),
      card(
        'deedOfLand',
        'Escritura de tierras',
        any,
        'Reclama gratis una loseta disponible; si no hay, gana 2 de Cosmo.',
      ),
      card('nightShift', 'Turno de noche', any, 'Una Fábrica tuya produce dos cristales.'),
      card('modestFeast', 'Banquete modesto', holiday, 'Cuesta 2 de Cosmo menos.'),
      card('borrowedOfferings', 'Ofrendas prestadas', holiday, 'Hasta dos de sus cristales son verdes de la reserva.'),
      card('pureRite', 'Rito puro', holiday, 'Sus cristales negros no te dan Malus; y ganas 1 de Cosmo.'),
      card(
        'patientScribes',
        'Escribas pacientes',
        after,
        'Dos cristales verdes de la reserva van a la Crónica de la Civ que usaste este turno.',
      ),
    ],
  },
  {
    id: 'tracks',
    title: 'Mapa y escalas',
    entries: [
      {
        id: 'map',
        name: 'El mapa',
        text: '61 hexágonos en torno al Volcán: ocho de cada color de jugador, 18 llanuras, 10 desiertos. Dos espejos convierten cada hogar y cada color en cualquier otro, así que ninguno está mejor situado.',
        ours: true,
      },
      {
        id: 'templeTrack',
        name: 'Templo',
        text: 'Del espacio bajo el 0 hasta 12. Multiplicadores: ×1 hasta el 1, ×2 en 2 y 3, ×3 en 4 y 5, ×4 en 6 y 7, ×5 en 8 y 9, ×6 desde 10.',
        ours: true,
      },
      {
        id: 'malusTrack',
        name: 'Malus',
        text: 'Nueve pasos cuestan 1, 2, 3, 5, 7, 9, 11, 13 y 15 puntos.',
        ours: true,
      },
      {
        id: 'pages',
        name: 'Páginas de una Crónica',
        text: 'Siete páginas que valen 0, 2, 3, 4, 5, 6 y 7; las seis primeras tienen 2, 3, 3, 4, 4 y 4 espacios.',
        ours: true,
      },
      {
        id: 'pieces',
        name: 'Piezas',
        text: 'Una Civ tiene 5 Casas, 3 Fábricas, 3 Cuarteles, 2 Pirámides y 10 Guerreros. Hay 16 dados, cuatro de cada color.',
        ours: true,
      },
    ],
  },
];
