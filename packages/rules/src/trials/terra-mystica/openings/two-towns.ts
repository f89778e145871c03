import { type Opening, TABLE } from './opening.ts';

/** FAV5 makes two towns at once. */
export const TWO_TOWNS: Opening = {
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
