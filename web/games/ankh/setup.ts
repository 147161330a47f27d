import type { Language } from '../../lib/reading.svelte.ts';
import type { Setup } from '../setup.ts';

export const setup: Record<Language, Setup> = {
  en: {
    tagline: 'Gods of Egypt march, build and bargain until the people believe in only one of them.',
    lasts: 'about 60 turns: an evening, or a few weeks by post',
    options: {
      setup: {
        label: 'Scenario',
        values: { middleKingdom: 'Middle Kingdom', oldKingdom: 'Old Kingdom', peoplesRevolt: 'People’s Revolt' },
      },
      gods: {
        label: 'Gods',
        values: { pick: 'picked in turn', deal: 'dealt at random', three: 'picked from three drawn' },
      },
      'guardians.one': {
        label: 'Guardian of level 1',
        values: { random: 'any', satet: 'Satet', catMummy: 'Cat-Mummy' },
      },
      'guardians.two': { label: 'Guardian of level 2', values: { random: 'any', mummy: 'Mummy', apep: 'Apep' } },
      'guardians.three': {
        label: 'Guardian of level 3',
        values: { random: 'any', scorpion: 'Giant Scorpion', androsphinx: 'Androsphinx' },
      },
    },
  },
  es: {
    tagline: 'Los dioses de Egipto marchan, construyen y pactan hasta que el pueblo cree en uno solo.',
    lasts: 'unos 60 turnos: una tarde, o unas semanas por correo',
    options: {
      setup: {
        label: 'Escenario',
        values: {
          middleKingdom: 'Imperio Medio',
          oldKingdom: 'Imperio Antiguo',
          peoplesRevolt: 'La revuelta del pueblo',
        },
      },
      gods: {
        label: 'Dioses',
        values: { pick: 'elegidos por turno', deal: 'repartidos al azar', three: 'elegidos entre tres al azar' },
      },
      'guardians.one': {
        label: 'Guardián de nivel 1',
        values: { random: 'cualquiera', satet: 'Satet', catMummy: 'Gata momia' },
      },
      'guardians.two': { label: 'Guardián de nivel 2', values: { random: 'cualquiera', mummy: 'Momia', apep: 'Apep' } },
      'guardians.three': {
        label: 'Guardián de nivel 3',
        values: { random: 'cualquiera', scorpion: 'Escorpión gigante', androsphinx: 'Androesfinge' },
      },
    },
  },
};
