import { type Opening, TABLE } from './opening.ts';

/** Witches place their landscape, for which they need two temples, and found a town after that. */
export const RAVEN_HUT: Opening = {
  options: { ...TABLE, factions: ['witches', 'engineers'], landscapes: true },
  lines: `
0 place C3
1 place C5
1 place C2
0 place I11
1 take BON9
0 take BON2
0 upgrade I11 trading-post
0 end
1 pass BON1
1 end
0 upgrade C3 trading-post
0 convert workers-to-coins 1
0 end
0 special BON2
0 cult earth
0 burn 2
0 end
0 burn 1
0 power ACT1
0 bridge B3-C3
0 end
0 convert workers-to-coins 1
0 pass BON9
1 pass BON2
1 end
0 pass BON6
0 end
1 pass BON1
1 end
0 upgrade I11 temple
0 favour FAV5
0 burn 2
0 end
0 upgrade C3 temple
0 favour FAV7
0 end
0 burn 1
0 power ACT2
0 end
0 priest water 3
0 pass BON5
1 pass BON2
1 end
0 transform I10 forest short
0 landscape I10
0 burn 2
0 end
0 priest fire 3
0 end
0 advance-shipping
0 end
0 power ACT4
0 pass BON6
1 pass BON1
1 end
0 upgrade I11 sanctuary
0 favour FAV12
0 end
0 priest earth 3
0 convert priests-to-workers 1
0 end
0 burn 2
0 build C4
0 end
0 pass BON2
0 end
0 transform H8 forest short
1 pass none
1 end
0 build H8
0 end
0 priest fire 2
0 end
0 upgrade H8 trading-post
0 town TW6
0 take-points
`,
};
