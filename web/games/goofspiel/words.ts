import type { Language } from '../../lib/reading.svelte.ts';

// What the board itself says, beside the game's texts.
const en = {
  onOffer: 'On offer',
  toCome: (n: number) => (n === 0 ? 'The last prize' : n === 1 ? '1 prize to come' : `${n} prizes to come`),
  bids: 'Bids',
  lastRound: 'Last round',
  yourHand: 'Your hand',
  hands: 'Cards and prizes',
  standings: 'Final standings',
  left: 'can still bid',
  won: 'has won',
  nothing: 'nothing yet',
  choosing: (name: string) => `${name} is choosing`,
  hasSealed: (name: string) => `${name} has laid a card face down`,
  yours: (n: number) => `Your card ${n}, face down for the others`,
  bid: (name: string, n: number, won: boolean) => `${name} bid ${n}${won ? ' and won' : ''}`,
  lost: 'Nobody got',
};

const es: typeof en = {
  onOffer: 'En juego',
  toCome: (n) => (n === 0 ? 'El último premio' : n === 1 ? 'Queda 1 premio' : `Quedan ${n} premios`),
  bids: 'Pujas',
  lastRound: 'Ronda anterior',
  yourHand: 'Tu mano',
  hands: 'Cartas y premios',
  standings: 'Clasificación final',
  left: 'aún puede pujar',
  won: 'ha ganado',
  nothing: 'nada todavía',
  choosing: (name) => `${name} está eligiendo`,
  hasSealed: (name) => `${name} ha puesto una carta boca abajo`,
  yours: (n) => `Tu carta ${n}, boca abajo para los demás`,
  bid: (name, n, won) => `${name} pujó ${n}${won ? ' y ganó' : ''}`,
  lost: 'Nadie se llevó',
};

export const boardWords: Record<Language, typeof en> = { en, es };
