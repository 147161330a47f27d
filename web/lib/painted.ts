// Once what stands in the page now has been painted. A page in the background is not painted at all: there it is soon enough
// after a moment.
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}
