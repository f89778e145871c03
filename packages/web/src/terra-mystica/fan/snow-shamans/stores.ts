import { factionKit } from '@pangaea/rules/terra-mystica';
import type { FanStores } from '../../stored/stored.ts';

export const stores: FanStores = {
  pockets: [],
  board: [],
  onHex: {
    shows: ['marks'],
    things: (s, seat, hex) =>
      factionKit.HEX_MARKS.has(s, seat, hex) ? [{ id: 'site', kind: 'site', count: 1 }] : [],
  },
};
