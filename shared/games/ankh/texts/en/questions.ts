import { total } from '../../../../engine/parts.ts';
import { figureOf, type Phrasebook } from '../phrasebook.ts';
import { place } from '../place.ts';
import { actions, figures } from './names.ts';
import { count, followers, inParts, list, of } from './sentences.ts';

// What is asked, said to the one who is asked.
export const questions: Phrasebook['questions'] = {
  chooseGod: () => 'Choose your god.',
  firstAction: () => 'Choose your action.',
  secondAction: ({ first }) => `Choose a second action, from a row below ${actions[first]}.`,
  moveFigures: ({ moved }) =>
    moved.length === 0 ? 'Move your figures, up to three spaces each.' : 'Move another figure, or end your move.',
  push: ({ figure }, scene) => {
    const { owner, kind } = figureOf(scene, figure);
    return `Where is ${of(scene.names[owner] ?? '')} ${figures[kind].bare} pushed to?`;
  },
  summonFigure: ({ claims }) =>
    claims.length === 0 ? 'Summon a figure from your pool.' : 'Summon another figure, or stop here.',
  unlockPower: ({ level, cost }) => `Unlock a power of level ${level} for ${followers(total(cost))}${inParts(cost)}.`,
  chooseMonument: () => 'Which monument becomes yours?',
  layCaravan: ({ line }) =>
    line.length === 0
      ? 'Lay a caravan: where does the first camel go?'
      : `Go on: ${count(line.length, 'camel stands', 'camels stand')}, up to six are allowed.`,
  keepToken: ({ token, added }) => `Which part keeps the number ${token}? The other becomes ${added}.`,
  swapTokens: ({ tokens: [one, other] }) => `Swap the number ${one} or ${other} with another region’s?`,
  playCards: ({ region }, { wanted }) =>
    `Seal ${wanted === 2 ? 'your two battle cards' : 'your battle card'} for region ${region}.`,
  buildMonument: ({ region, cost }) =>
    `Build a monument in region ${region} ${total(cost) === 0 ? 'for free' : `for ${followers(total(cost))}`}${inParts(cost)}?`,
  bidFollowers: ({ bidders }, { names, you }) =>
    `Locusts! Seal your bid of Followers${against(bidders, names, you)}; the highest alone is spared.`,
  breakTie: ({ region }) => `You are tied for the highest strength in region ${region}. Use the tiebreaker?`,
  keepGuardians: ({ size, bases }) =>
    `Choose the guardians you keep: you have ${count(bases, `${size} base`, `${size} bases`)} free.`,
  announceTwoCards: ({ region }) => `Will you play two cards in region ${region}?`,
  trapWarrior: () => 'Trap one of the fallen warriors?',
  shelter: ({ region }) => `Which of your protected figures in region ${region} stay alive?`,
  placeUnderworld: ({ region }) => `Open a gate to the underworld in region ${region}?`,
  radiate: ({ figure }, scene) => `Give a Sun token to your ${figures[figureOf(scene, figure).kind].bare}?`,
  aimClaws: ({ figure }, scene) => {
    const { at } = figureOf(scene, figure);
    return `Where does the Giant Scorpion${typeof at === 'number' ? ` at ${place(at)}` : ''} point its claws?`;
  },
  returnMummy: () => 'Your Mummy rises again: where, beside your god?',
  attuneObelisks: ({ region, moved }) =>
    `Bring ${moved.length === 0 ? 'a figure' : 'another figure'} to one of your obelisks in region ${region}?`,
  worship: ({ cost, gain }) => `Sacrifice ${followers(total(cost))} for ${total(gain)} Devotion${inParts(gain)}?`,
  consolidate: () => 'Which two regions grow together?',
  replaceToken: ({ removed }) => `Number ${removed} leaves the game. Which number takes its place?`,
};

function against(bidders: readonly number[], names: readonly string[], you: number | null): string {
  const others = bidders.filter((seat) => seat !== you).map((seat) => names[seat] ?? '');
  return others.length > 0 ? ` against ${list(others)}` : '';
}
