import type { Browser, BrowserContext, Page } from 'playwright-core';
import { pong } from '../../shared/api/protocol.ts';

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

export type Coming = {
  size?: keyof typeof sizes;
  theme?: 'light' | 'dark';
  locale?: string;
  scale?: number; // pixels of the screen for each of the page's
  // A server that is down makes the browser itself complain in the console; only those tests that end one allow it.
  mayBeCutOff?: boolean;
};

/** Somebody with a browser of their own. Everything that went wrong in it, and everything that came over the wire. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[] = [];
  readonly wire: string[] = [];

  private constructor(context: BrowserContext, page: Page, mayBeCutOff: boolean) {
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      const cutOff = /net::ERR_|WebSocket connection to/.test(message.text());
      if (message.type() === 'error' && !(mayBeCutOff && cutOff)) this.errors.push(message.text());
    });
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      response.text().then(
        (text) => this.wire.push(text),
        () => undefined, // the page went away before the body came
      );
    });
    // That the line still holds tells nothing.
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => payload !== pong && this.wire.push(payload.toString())),
    );
  }

  static async comes(browser: Browser, coming: Coming = {}): Promise<Visitor> {
    const { size = 'desktop', theme = 'light', locale = 'en-GB', scale = 1, mayBeCutOff = false } = coming;
    const context = await browser.newContext({
      viewport: sizes[size],
      deviceScaleFactor: scale,
      colorScheme: theme,
      locale,
      hasTouch: size === 'phone',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(300_000); // ends what hangs; a busy machine may be slow
    return new Visitor(context, await context.newPage(), mayBeCutOff);
  }

  /** Sets a table of Goofspiel with the page's own form; `friends` seats for people, `bots` for bots. */
  async setsTable(url: string, { friends = 0, bots = 0, cards = 5, name = 'Ana' } = {}): Promise<string[]> {
    const { page } = this;
    await page.goto(`${url}/new/goofspiel`);
    await page.getByText(`: ${cards}`, { exact: false }).click();
    await page
      .getByRole('group', { name: 'Number of players' })
      .getByText(String(1 + friends + bots))
      .click();
    await page.getByLabel('Your name').fill(name);
    for (let seat = 2 + friends; seat <= 1 + friends + bots; seat++) {
      await page.getByLabel(`Seat ${seat}`).selectOption('bot');
    }
    await page.getByRole('button', { name: friends === 0 ? 'Begin' : 'Set the table' }).click();
    await page.waitForURL(/\/table\/[a-z2-7]{24}$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (friends === 0) return [];
    const links = page.getByLabel(/^Link for seat/);
    await links.nth(friends - 1).waitFor();
    return Promise.all((await links.all()).map((link) => link.inputValue()));
  }

  async sitsDown(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('button', { name: 'Sit down' }).click();
  }

  get question() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get hand() {
    return this.page.getByRole('region', { name: 'Your hand' }).getByRole('button');
  }

  /** Bids a card of those offered on the board. */
  async bids(choose: (cards: string[]) => string): Promise<string> {
    const { page, hand } = this;
    await this.isAsked();
    const cards = await Promise.all(
      (await hand.all()).map(async (card) => (await card.getAttribute('aria-label')) ?? ''),
    );
    const card = choose(cards);
    await page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: card, exact: true }).click();
    await page.getByRole('button', { name: 'Seal it' }).click();
    return card;
  }

  async isAsked(): Promise<void> {
    await this.question.filter({ hasText: 'Bid one of your cards' }).waitFor();
  }

  async leaves(): Promise<void> {
    await this.context.close();
  }
}
