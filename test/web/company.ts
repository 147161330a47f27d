import type { Browser } from 'playwright-core';
import { Visitor } from './visitor.ts';

type Wanted = { pace?: 'By post' | 'A move a day' | 'In one sitting' };

/** Ana and Beto at a table of Goofspiel with five cards, each in a browser of their own. */
export async function anaAndBeto(browser: Browser, url: string, { pace }: Wanted = {}): Promise<[Visitor, Visitor]> {
  const ana = await Visitor.comes(browser);
  const beto = await Visitor.comes(browser, { size: 'phone' });
  const { page } = ana;
  await page.goto(`${url}/new/goofspiel`);
  await page.getByText('Short: 5').click();
  await page.getByLabel('Your name').fill('Ana');
  if (pace) await page.getByText(pace, { exact: true }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await beto.sitsDown(await page.getByLabel('Link for seat 2').inputValue(), 'Beto');
  await ana.isAsked();
  await beto.isAsked();
  return [ana, beto];
}

export const beside = ({ page }: Visitor, part: 'Talk' | 'Notes' | 'Votes and seat') =>
  page.getByRole('group', { name: 'Besides playing' }).getByRole('button', { name: part });

export const drawer = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Besides playing' });
