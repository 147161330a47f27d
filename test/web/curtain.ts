import type { Page } from 'playwright-core';

/**
 * A page whose pixels nobody looks at, until it is lifted: it is laid out for its screen and does all it does, but what
 * is shown of it is a spot far outside. Drawing whole boards for nobody is a third of a game's time.
 */
export class Curtain {
  readonly #show: (isShown: boolean) => Promise<void>;

  private constructor(show: (isShown: boolean) => Promise<void>) {
    this.#show = show;
  }

  static async before(page: Page): Promise<Curtain> {
    const devtools = await page.context().newCDPSession(page);
    const { width, height } = page.viewportSize()!;
    const screen = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
    const outside = { x: 100_000, y: 100_000, width, height, scale: 1 };
    const curtain = new Curtain(async (isShown) => {
      await devtools.send('Emulation.setDeviceMetricsOverride', isShown ? screen : { ...screen, viewport: outside });
    });
    await curtain.#show(false);
    return curtain;
  }

  lift(): Promise<void> {
    return this.#show(true);
  }
}
