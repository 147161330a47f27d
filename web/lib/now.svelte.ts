import { createSubscriber } from 'svelte/reactivity';

// The present moment, by the second, for as long as something on the page shows it.
class Now {
  #follow = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  get at(): number {
    this.#follow();
    return Date.now();
  }
}

export const now = new Now();
