import type { Page } from 'playwright-core';
import type { Options, View } from '../../shared/engine/index.ts';
import { actions, cardNames, powerNames } from '../../shared/games/ankh/names.ts';
import type { Ankh } from '../../shared/games/ankh/table.ts';
import { keyOf } from '../../web/board/contract.ts';
import { describeSpaces, spoken } from '../../web/games/ankh/board/describe.ts';
import { words } from '../../web/games/ankh/words/en.ts';
import { listed } from './listed.ts';

export type Seen = {
  spaces: string[]; // ground, region, figures and monuments, as a screen reader hears them
  camels: number;
  devotion: string;
  tracks: number[]; // how far each action's marker is from its end
  events: number; // done
  gods: { counts: string[]; used: string[]; powers: string[] }[]; // of each dashboard, one's own first
  battle: string[]; // strength of each side
  offers: string[];
};

/** What a page must show and offer of this view. */
export function expected({ table, you, asking, result }: View<Ankh>): Seen {
  // Whoever has sealed an answer is offered to change it, and sees the choices only then.
  const hasSealed = you !== null && asking?.sealed?.[you] !== undefined;
  const options = hasSealed ? undefined : asking?.options;
  const god = (seat: number) => words.names.gods[table.gods[seat]?.god ?? 'amun'];
  const isLaidOut = table.phase !== 'setUp' || table.figures.some(({ at }) => typeof at === 'number');
  const stacks = table.devotion.stacks.toReversed().flatMap(({ at, seats }) => {
    const red = at <= table.devotion.lastRed ? ` (${words.devotion.inRed})` : '';
    return seats.toReversed().map((seat) => `${words.devotion.at(god(seat), at)}${red}`);
  });
  return {
    spaces: isLaidOut ? describeSpaces(table, words).map((space) => spoken(space, words)) : [],
    camels: isLaidOut ? table.camels.length : 0,
    devotion: isLaidOut ? `${words.devotion.title}: ${words.list(stacks) || words.god.none}` : '',
    tracks:
      table.phase === 'setUp' ? [] : actions.map((action) => table.actions[action].end - table.actions[action].at),
    events: isLaidOut ? table.event : 0,
    gods: table.gods
      .filter((one) => one.god && one.fate === 'inPlay')
      .toSorted((a, b) => Number(b.seat === you) - Number(a.seat === you) || a.seat - b.seat)
      .map((one) => ({
        counts: [one.devotion, one.followers, one.tokens, one.suns, one.underworld]
          .filter((count) => count !== null)
          .map(String),
        used: cardNames.filter((card) => one.used.includes(card)).map((card) => words.names.cards[card]),
        powers: powerNames.filter((power) => one.powers.includes(power)).map((power) => words.names.powers[power]),
      })),
    battle: table.battle && !result ? table.battle.sides.map(({ strength }) => String(strength)) : [],
    offers: [...new Set(placesOf(options))].sort(),
  };
}

// A number is chosen by buttons while they are few, else by a slider.
function placesOf(options: Options | undefined): string[] {
  if (options?.kind !== 'number') return (options?.of ?? []).map(keyOf);
  const { min, max } = options;
  return max - min < 13 ? Array.from({ length: max - min + 1 }, (_, i) => keyOf(min + i)) : [];
}

/** What it does show and offer. */
export async function shown(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
    const labelOf = (element: Element | null) => element?.getAttribute('aria-label') ?? '';
    const textOf = (element: Element) => (element.textContent ?? '').trim();
    return {
      // A space that is offered says first what for.
      spaces: all('[data-hex]').map((space) => labelOf(space).split(' — ').at(-1) ?? ''),
      camels: all('.caravans .camel:not(.laying)').length,
      devotion: labelOf(document.querySelector('[aria-label^="Devotion: "]')),
      tracks: all('.lines .track').map((track) => {
        const steps = all('.step', track);
        return steps.length - 1 - steps.findIndex((step) => step.classList.contains('here'));
      }),
      events: all('.tracks ol > .done').length,
      gods: all('.gods article:not(.out)').map((god) => ({
        counts: all('.counts b', god).map(textOf),
        used: all('.hand .used', god).map((card) => card.getAttribute('title') ?? ''),
        powers: all('.levels .has', god).map(textOf),
      })),
      battle: all('.sides .strength b').map((strength) => textOf(strength).replace(/\D+/, '')),
    };
  });
  return { ...seen, offers: await listed(page) };
}
