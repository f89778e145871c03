import { WORDS } from '@pangaea/rules/hexmap';
import { BUILDINGS, findGroup, groupValue, type State } from '@pangaea/rules/terra-mystica';
import type { FanStores } from '../../stored/stored.ts';

const STRONGHOLD = BUILDINGS.indexOf('stronghold');
const REWARDS = [
  { power: 7, signs: ['ship'], amount: 1 },
  { power: 10, signs: ['cult'], amount: 2 },
  { power: 16, signs: ['vp'], amount: 20 },
] as const;

/** Power of everything directly connected with the stronghold. */
function powerOfTown(s: State, seat: number): number {
  for (let hex = 0; hex < s.table.map.size; hex++) {
    if (s.owner(hex) !== seat || s.building(hex) !== STRONGHOLD) continue;
    const group = new Int32Array(WORDS);
    findGroup(s, seat, hex, group);
    return groupValue(s, seat, group);
  }
  return 0;
}

export const stores: FanStores = {
  pockets: ['atlantean-rewards'],
  board: [
    {
      id: 'atlantean-rewards',
      shows: ['atlantean-rewards'],
      picture: (s, seat) => {
        const power = powerOfTown(s, seat);
        const taken = s.kept(seat, 0);
        return {
          kind: 'rewards',
          numbers: [power, taken],
          power,
          rewards: REWARDS.map((reward, place) => ({ ...reward, isTaken: place < taken })),
        };
      },
    },
  ],
};
