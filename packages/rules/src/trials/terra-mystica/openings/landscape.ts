import { type Opening, TABLE } from './opening.ts';

/** Dragonlords place their landscape, for which they need a sanctuary. */
export const LANDSCAPE: Opening = {
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
