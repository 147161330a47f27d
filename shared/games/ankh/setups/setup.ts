import * as v from 'valibot';
import { at } from '../../../hex/table.ts';
import { edge, egypt, isWater, spaceName, takesCamel } from '../map/egypt.ts';
import { landOf, uselessCamels } from '../map/land.ts';
import { type MonumentType, monumentTypes } from '../names.ts';
import { camelSupply, leastRegion, monumentSupply, poolTokens, tokenSupply, warriorsEach } from '../tracks.ts';

// How the board is laid out, as a player could write it: spaces are 'row,column', a camel stands on 'space|space'.
export const setupSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)),
  rules: v.optional(v.picklist(['base', 'peoplesRevolt']), 'base'),
  camels: v.pipe(v.array(v.string()), v.maxLength(60)),
  // Conflict Order token → any land space of its region.
  regions: v.record(v.string(), v.string()),
  // Space → 'god 1', 'warrior 2', 'temple 1' (controlled by player 1, the first player) or 'temple' (neutral).
  pieces: v.record(v.string(), v.string()),
});
export type Setup = v.InferOutput<typeof setupSchema>;

export type SetupPiece = { kind: 'god' | 'warrior'; player: number } | { kind: MonumentType; player: number | null }; // players are counted from 1

export function pieceOf(text: string): SetupPiece | undefined {
  const [kind = '', number, more] = text.split(' ');
  if (more !== undefined || (number !== undefined && !/^[1-5]$/.test(number))) return undefined;
  const player = number === undefined ? null : Number(number);
  if (kind === 'god' || kind === 'warrior') return player === null ? undefined : { kind, player };
  const type = monumentTypes.find((one) => one === kind);
  return type && { kind: type, player };
}

// Everything that is wrong with a setup, each as one sentence; nothing when it can be played.
export function problemsOf(setup: Setup): string[] {
  const problems = [...camelProblems(setup.camels), ...pieceProblems(setup)];
  // Regions can be judged only when the camels are sound.
  return problems.length > 0 ? problems : regionProblems(setup);
}

function camelProblems(camels: readonly string[]): string[] {
  const problems: string[] = [];
  const edges: number[] = [];
  for (const name of camels) {
    const found = edgeNamedBy(name);
    if (found === undefined) problems.push(`a camel stands on '${name}', which is no side between two spaces`);
    else if (!takesCamel(found))
      problems.push(`a camel can't stand on ${name}: both its spaces must be land, and no river`);
    else if (edges.includes(found)) problems.push(`two camels stand on ${name}`);
    else edges.push(found);
  }
  if (camels.length > camelSupply)
    problems.push(`there are ${camels.length} camels, but only ${camelSupply} in the box`);
  return problems.length > 0 ? problems : uselessCamels(edges);
}

function edgeNamedBy(name: string): number | undefined {
  try {
    return edge(name);
  } catch {
    return undefined;
  }
}

function pieceProblems({ players, pieces }: Setup): string[] {
  const problems: string[] = [];
  const gods = new Map<number, number>();
  const warriors = new Map<number, number>();
  const controlled = new Map<number, number>();
  const built = new Map<string, number>();
  const count = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [name, text] of Object.entries(pieces)) {
    const where = egypt.spaceByName.get(name);
    const piece = pieceOf(text);
    if (where === undefined) problems.push(`'${text}' stands on '${name}', which is no space of the board`);
    else if (isWater(where)) problems.push(`'${text}' stands in the water of ${name}`);
    if (!piece)
      problems.push(`'${text}' on ${name} is no piece: 'god 1', 'warrior 1', 'temple 1' or 'temple' was expected`);
    else if (piece.player !== null && piece.player > players)
      problems.push(`'${text}' on ${name} belongs to nobody: there are ${players} players`);
    else if (piece.kind === 'god') count(gods, piece.player);
    else if (piece.kind === 'warrior') count(warriors, piece.player);
    else {
      count(built, piece.kind);
      if (piece.player !== null) count(controlled, piece.player);
    }
  }
  for (let player = 1; player <= players; player++) {
    const figures = gods.get(player) ?? 0;
    if (figures !== 1) problems.push(`player ${player} has ${figures} God figures on the board instead of one`);
    const army = warriors.get(player) ?? 0;
    if (army > warriorsEach)
      problems.push(`player ${player} has ${army} Warriors, but only ${warriorsEach} in the box`);
    const held = controlled.get(player) ?? 0;
    if (held > poolTokens)
      problems.push(`player ${player} controls ${held} Monuments with only ${poolTokens} Ankh tokens`);
  }
  for (const [type, number] of built) {
    if (number > monumentSupply) problems.push(`there are ${number} of ${type}, but only ${monumentSupply} in the box`);
  }
  return problems;
}

function regionProblems({ camels, regions }: Setup): string[] {
  const problems: string[] = [];
  const land = landOf(camels.map(edge));
  const tokens = new Map<number, string>();
  for (const [token, name] of Object.entries(regions)) {
    const number = Number(token);
    const where = egypt.spaceByName.get(name);
    if (!Number.isInteger(number) || number < 1 || number > tokenSupply)
      problems.push(`'${token}' is no Conflict Order token: 1 to ${tokenSupply} were expected`);
    else if (where === undefined) problems.push(`token ${token} lies on '${name}', which is no space of the board`);
    else if (isWater(where))
      problems.push(`token ${token} lies in the water of ${name}; name a land space of its region`);
    else {
      const home = at(at(land.homes, where), 0);
      const before = tokens.get(home);
      if (before !== undefined) problems.push(`tokens ${before} and ${token} lie in one region`);
      tokens.set(home, token);
    }
  }
  for (const { home, land: spaces } of land.regions) {
    if (!tokens.has(home)) problems.push(`the region of ${spaceName(home)} has no Conflict Order token`);
    if (spaces.length < leastRegion)
      problems.push(`the region of ${spaceName(home)} has ${spaces.length} land spaces, fewer than ${leastRegion}`);
  }
  const numbers = Object.keys(regions)
    .map(Number)
    .sort((a, b) => a - b);
  if (problems.length === 0 && numbers.some((number, i) => number !== i + 1)) {
    problems.push(`the Conflict Order tokens are ${numbers.join(', ')} instead of 1 to ${numbers.length}`);
  }
  return problems;
}

export const camelsOf = (setup: Setup): number[] => setup.camels.map(edge).sort((a, b) => a - b);
