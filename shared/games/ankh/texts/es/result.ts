import type { Phrasebook } from '../phrasebook.ts';
import { list } from './sentences.ts';

const ways: { [how: string]: string } = {
  top: 'por llegar a lo más alto de la Devoción',
  only: 'como único dios recordado',
  devotion: 'con la mayor Devoción tras el último Conflicto',
};

export const result: Phrasebook['result'] = ({ winners, how }, name) =>
  winners.length === 0
    ? 'Todos los dioses caen en el olvido: nadie gana.'
    : `${list(winners.map(name))} ${winners.length === 1 ? 'gana' : 'ganan juntos'} ${ways[how] ?? ''}.`;
