// The address is the only state of navigation: pages are derived from it, links are plain <a href>.
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string): void {
    history.pushState(undefined, '', to);
    this.#read();
    scrollTo(0, 0);
  }

  // For what the reader did not ask for as a new place: no step in the history.
  replace(to: string): void {
    history.replaceState(undefined, '', to);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || (link.pathname === this.path && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

// The parts of an address that match a pattern like '/table/:id', or undefined.
export function match(pattern: string, path: string): { [name: string]: string } | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const parts: { [name: string]: string } = {};
  for (const [i, want] of wanted.entries()) {
    const part = given[i] ?? '';
    if (want.startsWith(':')) parts[want.slice(1)] = decodeURIComponent(part);
    else if (want !== part) return undefined;
  }
  return parts;
}
