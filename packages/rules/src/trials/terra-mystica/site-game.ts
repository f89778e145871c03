/**
 * A complete game of two players with few actions, in the form in which terra.snellman.net would
 * store it.
 */
export const SITE_GAME = `player Ada
player Bea
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
witches: upgrade F4 to TP
nomads: leech 1 from witches. pass BON2
witches: pass BON3
nomads: pass BON4
witches: pass BON1
nomads: pass BON2
witches: pass BON3
nomads: pass BON4
witches: pass BON1
nomads: pass BON2
witches: pass BON3
nomads: pass
witches: pass
`;
