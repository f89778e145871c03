/** A whole game in which both players only pass, as terra.snellman.net would store it. */
export const SHORT_LEDGER = `player p1
player p2
option strict-leech
option errata-cultist-power
map original
score SCORE2,SCORE3,SCORE4,SCORE5,SCORE6,SCORE7
delete BON6
delete BON7
delete BON8
delete BON9
setup witches
setup nomads
witches: build F4
nomads: build F3
nomads: build E8
witches: build E9
nomads: build G4
nomads: pass BON3
witches: pass BON1
witches: pass BON2
nomads: pass BON1
witches: pass BON4
nomads: pass BON2
witches: pass BON5
nomads: pass BON4
witches: pass BON1
nomads: pass BON5
witches: pass BON3
nomads: pass BON1
witches: pass
nomads: pass
`;
