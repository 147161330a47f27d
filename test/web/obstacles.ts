import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { sizes } from './visitor.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Violation = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] };

/** What axe finds serious on this page as it stands, one line each. */
export async function obstacles(page: Page, name: string): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const violations: Violation[] = await page.evaluate(
    'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)',
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${name}: ${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
}

/** Where the page is wider than a phone, at the normal text size and at twice that. */
export async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const text of ['100%', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > sizes.phone.width) found.push(`${name} at ${text}: ${width} px wide, by ${await widest(page)}`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return found;
}

function widest(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main *, header *')];
    const wide = all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    return wide
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 4)
      .join(' ');
  });
}
