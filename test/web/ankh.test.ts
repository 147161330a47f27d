import { expect, it } from 'vitest';
import type { Fast } from '../../shared/engine/index.ts';
import { answersSomehow, isAsked, isOver, setsGame } from './player.ts';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

it.each([
  { size: 'desktop' as const, theme: 'light' as const, seed: 5 },
  { size: 'phone' as const, theme: 'dark' as const, seed: 9 },
])(
  'is played to its end by two people through the page alone ($size)',
  { timeout: 600_000 },
  async ({ size, theme, seed }) => {
    const random: Fast = { fast: seed };
    const ana = await Visitor.comes(at.browser, { size, theme });
    const beto = await Visitor.comes(at.browser, { size, theme });
    const [link] = await setsGame(ana.page, at.url, 'ankh', 'Ana');
    await beto.sitsDown(link!, 'Beto');
    await ana.page.locator('.ask').waitFor();
    let decisions = 0;
    while (!(await isOver(ana.page))) {
      const asked = [];
      for (const one of [ana, beto]) if (await isAsked(one.page)) asked.push(one);
      const [who] = asked;
      if (!who) {
        await expect
          .poll(async () => (await isAsked(ana.page)) || (await isAsked(beto.page)) || (await isOver(ana.page)))
          .toBe(true);
        continue;
      }
      await answersSomehow(who.page, random);
      decisions++;
    }
    await beto.page.locator('.ask.over').waitFor();
    expect(await ana.question.textContent()).toBe(await beto.question.textContent());
    expect([...ana.errors, ...beto.errors]).toEqual([]);
    expect(decisions).toBeGreaterThan(30);
    await ana.leaves();
    await beto.leaves();
  },
);
