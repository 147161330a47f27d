// Records a golden game: node test/golden/make.ts <game> <seats> '<options>' <number> > test/golden/<name>.json
// Make one only for a new game or setup: one that no longer replays tells of a rule that changed.
import { gameById } from '../../shared/games/index.ts';
import { record } from './golden.ts';

const [id = '', seats = '2', options = '{}', luck = '1'] = process.argv.slice(2);
const game = gameById(id);
if (!game) throw new Error(`there is no game '${id}'`);
const seed = Number(luck).toString(16).padStart(64, '5eed');
console.log(JSON.stringify(record(game, Number(seats), JSON.parse(options), seed, Number(luck))));
