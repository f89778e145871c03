import { factionKit } from '@pangaea/rules/terra-mystica';
import type { FanStores } from '../../stored/stored.ts';
import { TOWN_TILE } from '../../stored/town-tile.ts';

export const stores: FanStores = {
  pockets: [],
  board: [],
  onHex: {
    shows: ['marks'],
    things: (s, seat, hex) => (factionKit.HEX_MARKS.has(s, seat, hex) ? [TOWN_TILE] : []),
  },
  hasTownMarks: true,
  octagons: { 'move-bridge': ['bridge', 'vp'] },
};
