/**
 * Games that begin with moves written down, for what hardly any player ever reaches. Found by players who
 * sought it (see `rare.ts`); nothing in their options is drawn, so that the seed makes no difference. When
 * a rule changes and the kit says that such a line is no longer legal, let them seek again.
 */
export interface Opening {
  readonly options: object;
  /** Seat and command, a line each. */
  readonly lines: string;
}

const TABLE = {
  fireAndIce: true,
  miniTownTiles: true,
  startPlayer: 0,
  roundTiles: ['SCORE6', 'SCORE5', 'SCORE8', 'SCORE3', 'SCORE2', 'SCORE7'],
  bonusCards: ['BON1', 'BON2', 'BON5', 'BON6', 'BON9'],
};

/** A step on every cult with two of them on space 9, and one key. */
const SHORT_OF_KEYS: Opening = {
  options: { ...TABLE, factions: ['darklings', 'nomads'] },
  lines: `
0 place B5
1 place H1
1 place D3
0 place H5
1 place A5
1 take BON5
0 take BON9
0 priest fire 3
0 burn 3
0 end
1 upgrade D3 trading-post
1 end
0 upgrade H5 trading-post
0 end
1 upgrade D3 stronghold
1 burn 5
1 end
0 power ACT1
0 bridge G4-H5
0 end
1 power ACT2
1 end
0 upgrade H5 temple
0 favour FAV6
0 end
1 priest air 3
1 end
0 special FAV6
0 cult water
0 burn 1
0 end
1 special ACTN
1 transform E3 desert short
1 end
0 pass BON2
0 end
1 convert power-to-coins 1
1 build E3
1 end
1 convert power-to-coins 1
1 pass BON6
0 transform H4 swamp short
0 build H4
0 end
1 transform B3 forest short
1 end
0 priest water 3
0 burn 1
0 end
1 special ACTN
1 transform I1 desert short
1 burn 1
1 end
0 special BON2
0 cult water
0 convert power-to-coins 2
0 convert workers-to-coins 1
0 burn 1
0 end
1 pass BON1
1 end
0 special FAV6
0 cult fire
0 end
0 convert power-to-coins 1
0 pass BON5
1 upgrade E3 trading-post
1 end
0 priest fire 2
0 end
1 special ACTN
1 transform E4 desert short
1 convert workers-to-coins 1
1 end
0 upgrade H5 sanctuary
0 favour FAV5
0 end
1 special BON1
1 transform E2 desert short
1 end
0 power ACT6
0 transform I8 desert short
1 pass BON6
1 end
0 special FAV6
0 cult water
0 pass BON2
1 build E2
1 end
0 upgrade H4 trading-post
0 end
1 transform D1 mountains short
1 burn 2
1 end
0 transform C4 swamp short
0 decline
0 end
1 power ACT5
1 transform B2 swamp short
1 end
0 build C4
1 build I1
1 end
0 special FAV6
0 cult fire
1 pass BON9
1 end
0 special BON2
0 cult earth
0 pass BON6
1 special ACTN
1 transform H2 desert short
1 build H2
1 convert workers-to-coins 3
1 end
0 transform A9 swamp long
0 build A9
0 end
1 upgrade E3 temple
1 favour FAV7
1 burn 2
1 end
0 special FAV6
0 cult air
0 end
1 pass BON5
1 end
0 convert workers-to-coins 3
0 build A8
0 pass BON1
1 priest air 2
1 end
0 upgrade B5 trading-post
0 end
1 transform D1 lakes short
1 end
0 transform I7 swamp short
0 build I7
0 town TW5
`,
};

/** FAV5 makes two towns at once. */
const TWO_TOWNS: Opening = {
  options: { ...TABLE, factions: ['acolytes', 'witches'] },
  lines: `
0 colour swamp
0 place E10
1 place C3
1 place F4
0 place A8
1 take BON6
0 take BON5
0 upgrade A8 trading-post
0 end
1 upgrade C3 trading-post
1 end
0 upgrade E10 trading-post
0 end
1 upgrade F4 trading-post
1 burn 2
1 end
0 sacrifice D8 water
0 build D8
0 end
1 transform E6 swamp short
1 convert power-to-coins 2
1 burn 1
1 end
0 sacrifice E11 fire
0 end
1 pass BON1
1 end
0 pass BON2
0 end
1 special BON1
1 transform D4 desert short
1 end
0 build E11
0 end
1 upgrade F4 temple
1 favour FAV10
1 end
0 special BON2
0 cult earth
0 end
1 convert power-to-coins 1
1 burn 1
1 convert power-to-coins 1
1 pass BON5
0 sacrifice B4 air
0 build B4
0 burn 3
0 convert power-to-workers 1
0 end
0 sacrifice B5 earth
0 build B5
0 end
0 burn 1
0 burn 1
0 convert power-to-coins 2
0 pass BON6
1 advance-shipping
1 convert workers-to-coins 2
1 end
0 upgrade B5 trading-post
0 end
1 burn 2
1 pass BON2
1 end
0 upgrade B5 temple
0 favour FAV3
0 burn 2
0 end
0 sacrifice D7 earth
0 end
0 convert workers-to-coins 1
0 pass BON5
0 end
1 build G3
1 convert power-to-coins 2
1 burn 1
1 end
0 priest air 3
0 end
1 special BON2
1 cult water
1 end
0 power ACT5
0 cult air
0 convert power-to-coins 1
0 end
1 advance-shipping
1 end
0 build D7
0 end
1 convert power-to-coins 1
1 pass BON1
0 sacrifice A9 air
0 build A9
0 end
0 convert workers-to-coins 2
0 pass BON2
1 build C4
0 refuse-power p2 3
1 convert priests-to-workers 1
1 end
0 upgrade D8 trading-post
0 end
1 special BON1
1 transform C2 wasteland short
1 end
0 priest water 2
0 end
1 build I6
1 end
0 upgrade A8 temple
0 favour FAV5
`,
};

/** Mermaids found a town across a river hex. */
const RIVER_TOWN: Opening = {
  options: { ...TABLE, factions: ['mermaids', 'nomads'] },
  lines: `
0 place I4
1 place A5
1 place B1
0 place A4
1 place D3
1 take BON2
0 take BON9
0 upgrade A4 trading-post
1 take-power p1 1
0 end
1 upgrade B1 trading-post
1 burn 3
1 end
0 upgrade A4 temple
0 favour FAV2
1 refuse-power p1 1
0 burn 3
0 convert workers-to-coins 1
0 burn 1
0 burn 2
0 end
1 upgrade B1 temple
1 favour FAV1
1 end
0 power ACT5
0 transform C1 lakes short
0 build C1
1 refuse-power p1 1
0 convert power-to-coins 2
1 special BON2
1 cult water
1 end
0 pass BON6
1 upgrade D3 trading-post
0 take-power p2 1
1 end
1 power ACT1
1 bridge B1-D1
1 end
1 burn 1
1 convert power-to-coins 1
1 pass BON5
0 transform C2 wasteland short
0 build D2
1 refuse-power p1 2
0 end
1 advance-exchange
1 end
0 advance-exchange
0 end
1 burn 1
1 convert power-to-coins 1
1 convert workers-to-coins 1
1 burn 1
1 convert power-to-coins 1
1 pass BON1
0 upgrade D2 trading-post
1 take-power p1 2
0 pass BON5
1 priest fire 2
1 end
0 priest air 3
0 end
1 transform B2 desert short
1 end
0 transform A2 wasteland short
0 end
1 power ACT1
1 bridge C2-D3
1 end
0 upgrade C1 trading-post
1 take-power p1 2
0 burn 3
0 end
1 special BON1
1 transform B2 plains short
1 burn 1
1 end
0 power ACT2
0 end
1 burn 1
1 pass BON6
1 end
0 priest air 2
0 end
0 burn 1
0 pass BON2
0 end
0 transform I5 desert short
1 power ACT2
1 end
0 upgrade C1 temple
0 favour FAV10
1 take-power p1 2
0 end
1 advance-exchange
1 end
0 priest fire 1
0 convert power-to-coins 2
1 transform E4 forest short
1 end
0 special BON2
0 cult earth
1 advance-shipping
1 end
0 pass BON5
1 transform A3 lakes short
1 burn 1
1 end
1 convert power-to-coins 1
1 pass BON9
0 transform A2 mountains short
0 end
1 priest air 1
1 end
0 build A3
0 river-town r0
0 town TW6
`,
};

/** Dragonlords lay their landscape, for which they need a sanctuary. */
const LANDSCAPE: Opening = {
  options: { ...TABLE, factions: ['dragonlords', 'nomads'], landscapes: true },
  lines: `
0 colour plains
0 place A1
1 place F3
1 place E8
0 place E2
1 place H1
1 take BON2
0 take BON1
0 upgrade A1 trading-post
0 convert workers-to-coins 2
0 end
1 transform E7 desert short
1 end
0 erupt E3 1/0/0
0 build E3
0 end
1 special BON2
1 cult fire
1 end
0 erupt B1 2/0/0
0 end
1 burn 2
1 pass BON6
1 convert power-to-coins 1
1 end
0 special BON1
0 burn 2
0 end
0 erupt F2 1/0/0
0 end
0 erupt D2 0/0/1
0 end
0 erupt E1 1/0/0
0 end
0 erupt F1 0/0/1
0 pass BON5
1 upgrade E8 trading-post
1 end
0 build E1
0 convert workers-to-coins 2
1 build E7
1 end
0 pass BON1
1 transform F4 lakes short
1 end
1 burn 1
1 convert power-to-coins 2
1 pass BON9
0 build F1
0 end
1 upgrade E7 trading-post
1 convert workers-to-coins 1
1 end
0 build D2
0 end
1 burn 1
1 pass BON6
1 end
0 convert workers-to-coins 1
0 special BON1
0 erupt D1 1/0/0
0 pass BON2
1 upgrade F3 trading-post
1 convert workers-to-coins 1
1 burn 1
1 end
0 upgrade A1 temple
0 favour FAV9
0 end
1 upgrade F3 temple
1 favour FAV4
1 convert power-to-coins 2
1 end
0 build D1
0 end
1 pass BON9
1 end
0 special BON2
0 cult air
0 end
0 build F2
0 town TW5
0 pass BON6
1 transform H2 swamp short
1 convert priests-to-workers 1
1 burn 1
1 end
0 advance-shipping
0 end
1 convert workers-to-coins 1
1 pass BON2
1 end
0 upgrade F2 trading-post
0 end
0 upgrade A1 sanctuary
0 favour FAV1
0 convert workers-to-coins 1
0 end
0 pass BON1
0 end
1 special BON2
1 cult air
1 end
0 priest air 3
0 end
1 priest air 1
1 end
0 build B1
0 convert workers-to-coins 3
0 convert workers-to-coins 2
1 upgrade E7 temple
1 favour FAV12
1 end
0 special BON1
1 burn 1
1 burn 1
1 power ACT2
1 end
0 erupt H3 1/0/0
0 landscape H3
`,
};

const OPENINGS = [SHORT_OF_KEYS, TWO_TOWNS, RIVER_TOWN, LANDSCAPE];
const EVERY = 100;
/** Between games whose factions meet by plan, see `scenario.ts`. */
const AMONG = 5;

/** The opening of game number `index`: each comes up early in a run, and again. */
export function openingOf(index: number): Opening | undefined {
  return OPENINGS[(index % EVERY) / AMONG - 1];
}
