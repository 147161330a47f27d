import type { Page } from 'playwright-core';

/** All that the page offers, by its buttons and by its list of all choices, which is made when it is opened. */
export function listed(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const list = document.querySelector<HTMLDetailsElement>('.ask details.all');
    const turn = (open: boolean) =>
      new Promise((turned) => {
        if (!list || list.open === open) return turned(undefined);
        list.addEventListener('toggle', turned, { once: true });
        list.open = open;
      });
    await turn(true);
    const places = [...document.querySelectorAll('.ask [data-place]')];
    const offers = new Set(places.map((one) => one.getAttribute('data-place') ?? ''));
    await turn(false);
    return [...offers].sort();
  });
}
