// Cloudflare lets one request or alarm make so many requests of its own: 50 on its free plan, and some are left for the
// database. An alarm does so much of what is due and leaves the rest to the next one, which it sets to now.
const most = 45;

export class Errands {
  #left = most;

  get left(): number {
    return this.#left;
  }

  // False if it has to wait for the next alarm. What asks for more than there ever is has one for itself.
  take(requests: number): boolean {
    if (requests > this.#left && this.#left < most) return false;
    this.#left -= requests;
    return true;
  }
}
