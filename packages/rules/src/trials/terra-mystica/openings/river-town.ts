import { type Opening, TABLE } from './opening.ts';

/** Mermaids found a town across a river hex. */
export const RIVER_TOWN: Opening = {
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
