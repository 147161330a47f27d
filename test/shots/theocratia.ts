import type { Fast } from '../../shared/engine/index.ts';
import { answersSomehow, isAsked, isOver } from '../web/player.ts';
import type { Visitor } from '../web/visitor.ts';
import type { Scene } from './service.ts';

// Telling positions of Theocratia, each come upon by playing at random against bots until the page asks for it.
export const theocratiaScenes: Scene[] = [
  { name: 'theocratia-settle', show: (visitor, url) => playsUntil(visitor, url, 0, /Choose the Civ/) },
  { name: 'theocratia-draft', show: (visitor, url) => playsUntil(visitor, url, 8, /Take a die/) },
  { name: 'theocratia-assign', show: (visitor, url) => playsUntil(visitor, url, 12, /Give your/) },
  { name: 'theocratia-act', show: (visitor, url) => playsUntil(visitor, url, 18, /what and where/) },
  { name: 'theocratia-over', show: (visitor, url) => playsUntil(visitor, url, 0, /wins with|share the win/) },
];

async function playsUntil(visitor: Visitor, url: string, decisions: number, question: RegExp): Promise<void> {
  const { page } = visitor;
  const random: Fast = { fast: 6 };
  await page.goto(`${url}/new/theocratia`);
  await page.getByRole('group', { name: 'Number of players' }).getByText('4').click();
  await page.getByLabel('Your name').fill('Nefret');
  for (const seat of [2, 3, 4]) await page.getByLabel(`Seat ${seat}`).selectOption('bot');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.ask').waitFor();
  for (let left = decisions; ; left--) {
    await page.locator('.ask:is(.yours, .over)').waitFor();
    if (left <= 0 && question.test((await visitor.question.textContent()) ?? '')) return;
    if ((await isOver(page)) || !(await isAsked(page)))
      throw new Error(`the game was over before it asked ${question}`);
    await answersSomehow(page, random);
  }
}
