// When the browser has nothing better to do, at the latest after so many milliseconds. Safari does not tell: there it is
// after a moment.
export function idle(latest: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, Math.min(200, latest));
  });
}
