import type { Language } from '../../lib/reading.svelte.ts';
import type { Setup } from '../setup.ts';

export const setup: Record<Language, Setup> = {
  en: {
    tagline: 'Four peoples and no god of their own: draft dice, make them build, and be the one they worship.',
    lasts: '20 to 24 turns in all: an evening, or two weeks by post',
    options: {
      firstGame: {
        label: 'First game',
        hint: 'Your Priest of the Civ you begin with is one step ahead.',
      },
      colours: { label: 'Colours', values: { drawn: 'drawn', seated: 'by seat' } },
      cosmo: {
        label: 'Cosmo at the start',
        hint: 'With three players: 2, 4 and 4 instead of the printed 2, 3 and 3.',
        values: { printed: 'as printed', even: 'more for later players' },
      },
      war: { label: 'War reaches', values: { anywhere: 'anywhere', adjacent: 'only next to the Civ' } },
      unmoved: { label: 'A Priest who never moved counts', values: { x1: 'once', x0: 'nothing' } },
    },
  },
  es: {
    tagline: 'Cuatro pueblos sin dios propio: toma dados, hazlos construir y sé a quien veneran.',
    lasts: 'de 20 a 24 turnos en total: una tarde, o dos semanas por correo',
    options: {
      firstGame: {
        label: 'Primera partida',
        hint: 'Tu Sacerdote de la Civ con la que empiezas va un paso por delante.',
      },
      colours: { label: 'Colores', values: { drawn: 'al azar', seated: 'por asiento' } },
      cosmo: {
        label: 'Cosmo al empezar',
        hint: 'Con tres jugadores: 2, 4 y 4 en vez de los 2, 3 y 3 impresos.',
        values: { printed: 'según el reglamento', even: 'más para los últimos' },
      },
      war: {
        label: 'La guerra llega',
        values: { anywhere: 'a todas partes', adjacent: 'solo junto a la Civ' },
      },
      unmoved: { label: 'Un Sacerdote que nunca se movió cuenta', values: { x1: 'una vez', x0: 'nada' } },
    },
  },
};
