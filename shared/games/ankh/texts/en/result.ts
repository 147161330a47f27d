import type { Phrasebook } from '../phrasebook.ts';
import { list } from './sentences.ts';

const ways: { [how: string]: string } = {
  top: 'by reaching the top of the Devotion track',
  only: 'as the only god that is remembered',
  devotion: 'with the most Devotion after the last Conflict',
};

export const result: Phrasebook['result'] = ({ winners, how }, name) =>
  winners.length === 0
    ? 'All gods are forgotten: nobody wins.'
    : `${list(winners.map(name))} ${winners.length === 1 ? 'wins' : 'win together'} ${ways[how] ?? ''}.`;
