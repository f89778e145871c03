import { factionKit } from '@pangaea/rules/terra-mystica';
import type { FanStores, OnHex } from '../../stored/stored.ts';
import { TOWN_TILE } from '../../stored/town-tile.ts';

export const stores: FanStores = {
  pockets: ['removed-priests'],
  board: [
    {
      id: 'removed-priests',
      shows: ['removed-priests'],
      picture: (s, seat) => {
        // Since July 2024 no priest leaves the game.
        if (s.table.options.fanFactions === 'bga-2024-07') return undefined;
        const count = s.kept(seat, 0);
        return { kind: 'count', numbers: [count], sign: 'priest', count };
      },
    },
  ],
  onHex: {
    shows: ['numbers', 'marks'],
    things: (s, seat, hex) => {
      const found: OnHex[] = [];
      const tiles = s.owner(hex) === seat ? s.tag(hex) : 0;
      if (tiles > 0) found.push({ id: 'tiles', kind: 'tiles', count: tiles });
      if (factionKit.HEX_MARKS.has(s, seat, hex)) found.push(TOWN_TILE);
      return found;
    },
  },
  hasTownMarks: true,
};
