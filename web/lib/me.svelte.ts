import type { Me } from '../../shared/api/account.ts';
import { call, isPassing } from './api.ts';
import { forget, keep, kept } from './kept.ts';
import { reading } from './reading.svelte.ts';

export type User = NonNullable<Me['user']>;

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'zone' in value;

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

// Who this browser is signed in as, a guest perhaps: as known from the last visit at once, then as the server says.
class Session {
  user = $state.raw<User | undefined>(kept('me', isUser));
  #asked: Promise<void> | undefined;

  constructor() {
    // Another tab may have signed in or out meanwhile.
    addEventListener('storage', ({ key }) => {
      if (key === 'ostracon.me') this.user = kept('me', isUser);
    });
  }

  get isGuest(): boolean {
    return this.user?.address === null;
  }

  // Asks the server once a visit; what can't be asked now stays as it is known.
  known(): Promise<void> {
    this.#asked ??= call('GET /api/me', {}).then(
      (me) => this.take(me),
      (error: unknown) => {
        this.#asked = undefined;
        if (!isPassing(error)) throw error;
      },
    );
    return this.#asked;
  }

  take({ user }: Me): void {
    this.user = user ?? undefined;
    if (user) keep('me', user);
    else forget('me');
  }

  // Whoever sits down is somebody, so that the seat is theirs on every device they sign in with. A server that takes no
  // more guests just now is no reason not to play: the seat's own secret does for this browser.
  // A guest goes by the latest name they gave.
  async orGuest(name: string): Promise<void> {
    await this.known();
    const { user } = this;
    if (user && (user.address !== null || user.name === name || name === reading.words.make.guest)) return;
    try {
      this.take(
        user
          ? await call('POST /api/me', { body: { name } })
          : await call('POST /api/guests', { body: { name, zone: zoneHere(), language: reading.language } }),
      );
    } catch (error) {
      console.warn('No guest could be made; the seat belongs to this browser alone.', error);
    }
  }
}

export const me = new Session();
