import type { Game, Json, Part } from '../../engine/index.ts';

type Fields = { [key: string]: Json };
const isFields = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

// Shape 1: a cost and a gain told with a question is a list of parts with their reasons, no longer a number.
function costsInParts(state: Fields): Fields {
  const { asking, agenda } = state;
  return {
    ...state,
    agenda: Array.isArray(agenda) ? agenda.map(inParts) : [],
    asking: isFields(asking) ? { ...asking, task: inParts(asking.task ?? null) } : null,
  };
}

const parts = (because: string, amount: Json | undefined): Part[] =>
  typeof amount === 'number' && amount !== 0 ? [{ because, amount }] : [];

function inParts(task: Json): Json {
  if (!isFields(task)) return task;
  const { unlock } = task;
  switch (task.do) {
    case 'firstAction':
    case 'secondAction':
      return {
        ...task,
        gain: parts('monuments', task.gain),
        unlock: isFields(unlock) ? { ...unlock, cost: parts('level', unlock.cost) } : null,
      };
    case 'unlockPower':
      return { ...task, cost: parts('level', task.cost) };
    case 'buildMonument':
      return { ...task, cost: parts('build', task.cost) };
    case 'worship':
      return { ...task, cost: parts('worshipful', 2), gain: parts('worshipful', 1) };
    default:
      return task;
  }
}

export const migrations: Game['migrations'] = [costsInParts];
