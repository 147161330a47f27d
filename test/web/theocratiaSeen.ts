import type { Page } from 'playwright-core';
import type { Json, View } from '../../shared/engine/index.ts';
import type { Theocratia } from '../../shared/games/theocratia/table.ts';
import { keyOf } from '../../web/board/contract.ts';
import { describeHex, spoken } from '../../web/games/theocratia/board/describe.ts';
import { words } from '../../web/games/theocratia/words/en.ts';
import { listed } from './listed.ts';

export type Seen = {
  hexes: string[];
  dice: string[];
  rows: string[]; // of the four Civs, left to right
  standings: string[];
  offers: string[];
};

/** What a page must show and offer of this view. */
export function expected(view: View<Theocratia>, names: readonly string[]): Seen {
  const { table } = view;
  const die = ({ civ, face }: { civ: number; face: number }) => `${words.names.civs[civ]} ${face}`;
  // Whoever has answered waits for the others, and sees the choices only to change it.
  const hasAnswered = view.you !== null && view.asking?.sealed?.[view.you] !== undefined;
  const options = hasAnswered ? undefined : view.asking?.options;
  return {
    hexes: table.hexes.map((hex) => spoken(describeHex(hex, names, words), words)),
    dice: view.result ? [] : table.dice.map(die),
    rows: table.civs.flatMap(({ row }) => row.map(die)),
    standings: table.order
      .toSorted((a, b) => Number(b === view.you) - Number(a === view.you))
      .map((seat) => String(table.players[seat]!.standing)),
    offers: options && options.kind !== 'number' ? [...new Set(options.of.map((one: Json) => keyOf(one)))].sort() : [],
  };
}

/** What it does show and offer. */
export async function shown(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => {
    const labels = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label') ?? '');
    return {
      // A hex that is offered also says what for, before or after a dash.
      hexes: labels('[data-hex]').map((label) => label.split(' — ').find((part) => /^[A-I]\d, /.test(part)) ?? label),
      dice: labels('[aria-label="Dice on the table"] .die'),
      rows: labels('[aria-label="Row of dice"] .die'),
      standings: [...document.querySelectorAll('.panels .standing')].map((element) => element.textContent ?? ''),
    };
  });
  return { ...seen, offers: await listed(page) };
}
