// The game's table of contents. A name is a sequence below or a step: the phases and the turn are in steps/, what a Civ
// does with a die in actions/ (act asks for it), what a Pyramid brings in tokens/. What cards change is in cards/ and
// bonus/, what is legal with a die in plans.ts, printed figures in content/, the map in map/.
export const sequences = {
  game: ['setUp', 'settle', 'round'],

  round: ['prepare', 'turns', 'endRoundBonus', 'development', 'closeRound'],
  prepare: ['clearTable', 'pollute', 'rollDice', 'presetFirst', 'presetSecond', 'drawBonusDie'],
  turn: ['beginTurn', 'draft', 'assign', 'act', 'afterAction', 'endTurn'],
  development: ['developCivs', 'shiftDevelopments'],

  // The other actions are one step each: first, expand, factory, barrack, holiday.
  war: ['strike', 'recordWar', 'warWorship', 'compensate'],
  pyramid: ['raisePyramid', 'pyramidWorship', 'token', 'pyramidBonus', 'compensate'],

  scoring: ['endPyramids', 'drop', 'score'],
};
