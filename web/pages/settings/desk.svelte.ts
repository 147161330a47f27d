import type { DeskChange, DeskView, Hours, NoticeSettings } from '../../../shared/api/desk.ts';
import { call } from '../../lib/api.ts';
import { problemSaid } from '../../lib/problem.ts';

// One's desk while its settings are changed. Every change is kept at once; what was refused is shown beside what stands.
export class MyDesk {
  view = $state.raw<DeskView>();
  said = $state<'saved' | ''>('');
  problem = $state('');
  #sending: Promise<void> = Promise.resolve();
  #latest = 0;

  async open(): Promise<void> {
    this.view = await call('GET /api/desk', {});
  }

  set(part: Partial<NoticeSettings>): Promise<void> {
    if (!this.view) return Promise.resolve();
    const settings = { ...this.view.settings, ...part };
    return this.#change({ settings });
  }

  setHours(part: Partial<Hours>): Promise<void> {
    if (!this.view) return Promise.resolve();
    return this.#change({ hours: { ...this.view.hours, ...part } });
  }

  // Shown at once and sent one after the other, so that a second change soon after builds on the first.
  #change(change: { settings?: NoticeSettings; hours?: Hours }): Promise<void> {
    this.said = this.problem = '';
    const before = this.view;
    if (before) this.view = { ...before, ...change };
    const turn = ++this.#latest;
    this.#sending = this.#sending.then(() => this.#send(change, turn, before));
    return this.#sending;
  }

  async #send(change: DeskChange, turn: number, before: DeskView | undefined): Promise<void> {
    try {
      const view = await call('POST /api/desk', { body: change });
      if (turn !== this.#latest) return;
      this.view = view;
      this.said = 'saved';
    } catch (error) {
      if (turn === this.#latest) this.view = before;
      this.problem = problemSaid(error);
    }
  }
}

// A minute of the day as an <input type="time"> writes it, and back.
export const written = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
