import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../worker/host/settings.ts';
import { Visitor } from '../web/visitor.ts';
import type { Scene } from './service.ts';

// The three pictures of README.md, the only ones that are kept: made anew by `npm run shots -- readme`.
const folder = join(root, 'test', 'shots', 'readme');
const largest = 190 * 1024;
const pictures = [
  { file: 'table.jpg', scene: 'ankh-move', size: 'desktop', theme: 'light', scale: 1 },
  { file: 'battle.jpg', scene: 'ankh-battle', size: 'phone', theme: 'dark', scale: 2 },
  { file: 'since.jpg', scene: 'ankh-since', size: 'phone', theme: 'light', scale: 2 },
] as const;

export async function takeForReadme(scenes: readonly Scene[], url: string, browser: Browser): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { file, scene, ...coming } of pictures) {
    const found = scenes.find(({ name }) => name === scene);
    if (!found) throw new Error(`README.md wants a picture of '${scene}', which is no scene`);
    const visitor = await Visitor.comes(browser, coming);
    await found.show(visitor, url, browser);
    // A large screen that shows the whole map.
    if (coming.size === 'desktop') await visitor.page.setViewportSize({ width: 1280, height: 1020 });
    await inOurFaces(visitor.page);
    await visitor.page.evaluate(() => scrollTo(0, 0));
    writeFileSync(join(folder, file), await smallEnough(visitor.page));
    await visitor.leaves();
  }
  console.log(`The pictures of README.md are in ${folder}`);
}

/** As from the second visit on: at the first our typefaces come a little later than the rest. */
export async function inOurFaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.classList.add('faces');
    await document.fonts.ready;
  });
}

async function smallEnough(page: Page): Promise<Buffer> {
  for (let quality = 90; quality >= 40; quality -= 5) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= largest) return picture;
  }
  throw new Error(`a picture for README.md has more than ${largest} bytes at any fair quality`);
}
