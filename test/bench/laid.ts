import type { NoticeSettings, TableCard } from '../../shared/api/desk.ts';

// What a desk is to hold, and how it is to tell: given to it as the rooms and the site would.
export type Laid = {
  user: { id: string; name: string; address: string; zone: string; language: 'en' };
  cards: TableCard[];
  settings?: NoticeSettings;
};
