import type { Language } from '../../lib/reading.svelte.ts';
import type { Setup } from '../setup.ts';

export const setup: Record<Language, Setup> = {
  en: {
    tagline: 'Sealed bids for a row of prizes. Everyone holds the same cards; each is bid once.',
    lasts: '5 to 13 rounds, a few minutes or a few days',
    options: {
      cards: {
        label: 'Length',
        hint: 'How many prizes, and how many cards everyone holds.',
        values: { 5: 'Short: 5', 9: 'Medium: 9', 13: 'Full: 13' },
      },
      ties: {
        label: 'When the highest bids tie',
        values: { carry: 'the prize waits for the next round', discard: 'nobody gets the prize' },
      },
    },
  },
  es: {
    tagline: 'Pujas en secreto por una fila de premios. Todos tienen las mismas cartas; cada una se puja una vez.',
    lasts: 'De 5 a 13 rondas: unos minutos o unos días',
    options: {
      cards: {
        label: 'Duración',
        hint: 'Cuántos premios hay y cuántas cartas tiene cada uno.',
        values: { 5: 'Corta: 5', 9: 'Media: 9', 13: 'Completa: 13' },
      },
      ties: {
        label: 'Si empatan las pujas más altas',
        values: { carry: 'el premio espera a la ronda siguiente', discard: 'nadie se lleva el premio' },
      },
    },
  },
};
