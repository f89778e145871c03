import { type Opening, TABLE } from './opening.ts';

/** A step on every cult with two markers on space 9, and only one key. */
export const SHORT_OF_KEYS: Opening = {
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
