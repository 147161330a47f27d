import { expect, it } from 'vitest';
import { site } from './server.ts';
import { Visitor } from './visitor.ts';

const at = site();

it('every page and file comes with headers that keep browsers careful', async () => {
  for (const path of ['/', '/table/none', '/icon.svg', '/sw.js']) {
    const { headers } = await fetch(at.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
  const [, asset = ''] = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(at.url)).text()) ?? [];
  expect((await fetch(at.url + asset)).headers.get('cache-control')).toContain('immutable');
});

it('under them the site’s own script in the page runs, its tables open, and a script from elsewhere does not', async () => {
  const visitor = await Visitor.comes(at.browser);
  const { page, errors } = visitor;
  const [own = ''] = await visitor.setsTable(at.url, { bots: 1 });
  await page.goto(own || page.url());
  await page.getByRole('main').waitFor();
  for (const path of ['/', '/rules', '/rules/ankh', '/lobby', '/settings', '/new/ankh']) {
    await page.goto(at.url + path);
    await page.getByRole('heading').first().waitFor();
  }
  expect(errors).toEqual([]);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineRan = true';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.handlerRan = true');
    document.body.append(button);
    button.click();
    return ['inlineRan', 'handlerRan'].filter((name) => name in window);
  });
  expect(ran).toEqual([]);
  expect(errors.join('\n')).toContain('Content Security Policy');
});
