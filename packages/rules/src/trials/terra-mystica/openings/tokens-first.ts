import { type Opening, TABLE } from './opening.ts';

/** The Dragonlords' stronghold founds a town, and its tokens come before the tile. */
export const TOKENS_FIRST: Opening = {
  options: { ...TABLE, factions: ['dragonlords', 'nomads'] },
  lines: `
0 colour mountains
0 place I3
1 place E8
1 place B6
0 place G1
1 place G7
1 take BON1
0 take BON5
0 erupt I4 0/1/0
0 build I4
0 end
1 pass BON9
1 end
0 erupt I5 1/0/0
0 build I5
0 end
0 upgrade I3 trading-post
0 end
0 pass BON2
0 end
1 pass BON6
1 end
0 erupt H3 0/0/1
0 build H3
0 end
0 upgrade I3 stronghold
0 tokens-first
0 town TW4`,
};
