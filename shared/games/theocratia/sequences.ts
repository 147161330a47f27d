// The game's table of contents.
export const sequences = {
  game: ['setUp', 'settle', 'round'],

  round: ['prepare', 'turns', 'endRoundBonus', 'development', 'closeRound'],
  prepare: ['clearTable', 'pollute', 'rollDice', 'presetFirst', 'presetSecond', 'drawBonusDie'],
  turn: ['beginTurn', 'draft', 'assign', 'act', 'afterAction', 'endTurn'],
  development: ['developCivs', 'shiftDevelopments'],

  war: ['strike', 'recordWar', 'warWorship', 'compensate'],
  pyramid: ['raisePyramid', 'pyramidWorship', 'token', 'pyramidBonus', 'compensate'],

  scoring: ['endPyramids', 'drop', 'score'],
};
