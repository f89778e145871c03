import { intersects } from '../../hexmap/index.ts';
import { GO_ON, STOP } from '../../kernel/index.ts';
import { addEmpty } from '../../terra/empty-hexes.ts';
import { ARG } from '../arguments.ts';
import { buildHouse } from '../board/houses.ts';
import { transformHex } from '../board/shovels.ts';
import { needsEmptyLand, needsHousePiece, needsOuterEdge } from '../check/needs.ts';
import { kind, question } from '../define.ts';
import type { FactionDefinition } from '../mats/definition.ts';
import { SETS, type State } from '../state.ts';

/**
 * Asked after the left palace was built: the place of a free house at the outer edge, on any
 * terrain, in reach or not.
 */
export const CHOOSE_EDGE_HOUSE = question({
  name: 'edge-house',
  settle: (s) => {
    const { edge } = s.table.map;
    if (s.houses(s.topWho()) > 0 && intersects(s.i32, SETS.empty, edge, 0)) return STOP;
    s.pop();
    return GO_ON;
  },
});

/** Builds the free house. No shovel is used; the house counts as built. */
export const EDGE_HOUSE = kind({
  word: 'edge-house',
  args: [ARG.hex],
  meaning: "the Fire Sprites' free house at the outer edge",
  answers: [
    {
      to: CHOOSE_EDGE_HOUSE,
      list: (s, _seat, into, edgeHouse) => addEmpty(s, s.table.map.edge, 0, edgeHouse, into),
      check: (s, seat, hex, _b, _c, reason) =>
        needsEmptyLand(s, hex, reason) ||
        needsOuterEdge(s, hex, reason) ||
        needsHousePiece(s, seat, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        s.pop();
        if (s.terrain(hex) !== s.home(seat)) transformHex(s, seat, hex, 0, 0, sink);
        buildHouse(s, seat, hex, true, sink);
      },
    },
  ],
});

/**
 * Fire Sprites: Cheaper power actions (not the power exchange); a free house at the board's outer edge.
 * Rulebook, appendix "Factions".
 */
export const fireSprites = {
  id: 'fire-sprites',
  colour: 'red',
  home: 'wasteland',
  side: 'B',
  startHouses: 2,
  ability: { powerActionDiscount: 1 },
  leftPalace: { income: { power: 4 }, whenBuilt: { ask: CHOOSE_EDGE_HOUSE } },
  rightPalace: { passVpPerEdgeSettlement: 1 },
} as const satisfies FactionDefinition<State>;
