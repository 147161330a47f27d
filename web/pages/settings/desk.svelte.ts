import type { DeskView, Hours, NoticeSettings } from '../../../shared/api/desk.ts';
import { call } from '../../lib/api.ts';

// One's desk while its settings are changed. Every change is kept at once; what was refused is shown beside what stands.
export class MyDesk {
  view = $state.raw<DeskView>();
  said = $state<'saved' | ''>('');
  problem = $state('');

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

  async #change(change: { settings?: NoticeSettings; hours?: Hours }): Promise<void> {
    this.said = this.problem = '';
    // Shown at once, so that a second change soon after builds on the first.
    const before = this.view;
    if (before) this.view = { ...before, ...change };
    try {
      this.view = await call('POST /api/desk', { body: change });
      this.said = 'saved';
    } catch (error) {
      this.view = before;
      this.problem = error instanceof Error ? error.message : String(error);
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
