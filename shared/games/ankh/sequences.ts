// The rulebook's table of contents. Gods, guardians and powers put steps of their own before or after these; the steps
// buildMonuments and sendPlagues are those of two cards.
export const sequences = {
  game: ['chooseGods', 'drawFirstPlayer', 'chooseGuardians', 'layOut', 'turn'],

  turn: ['beginTurn', 'openFirstAction', 'openSecondAction', 'advanceEvent', 'endTurn'],
  // The actions move, summon, gain and unlock.
  move: ['openMove'],
  summon: ['openSummon'],
  gain: ['gainFollowers'],
  unlock: ['openUnlock'],

  // The events of the track.
  controlMonument: ['openControl'],
  camelCaravan: ['openCaravan'],
  conflict: ['openConflict', 'resolveRegions', 'closeConflict', 'afterConflict'],

  domination: ['dominationMajorities', 'dominate'],
  battle: [
    'openBattle',
    'playCards',
    'buildMonuments',
    'sendPlagues',
    'awardMajorities',
    'battleResolution',
    'afterBattle',
    'closeBattle',
  ],
  battleResolution: ['compareStrength', 'declareOutcome', 'doomFigures', 'killDoomed'],
};
