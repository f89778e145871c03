import { WORDS } from '../../hexmap/index.ts';
import { addEmpty } from '../../terra/empty-hexes.ts';
import { buildHouse } from '../board/houses.ts';
import { needsEmptyLand, needsHomeTerrain, needsHousePiece } from '../check/needs.ts';
import type { FactionDefinition, PalaceAction } from '../mats/definition.ts';
import { AFTER_ACTION } from '../questions/after-action.ts';
import { SETS, type State } from '../state.ts';

/** A free house on any empty hex of the home terrain, anywhere on the board. */
const HOME_HOUSE = {
  id: 'home-house',
  list: (s, seat, into, kind) => {
    if (s.houses(seat) > 0) addEmpty(s, s.i32, SETS.ground + s.home(seat) * WORDS, kind, into);
  },
  check: (s, seat, hex, _power, reason) =>
    needsEmptyLand(s, hex, reason) ||
    needsHomeTerrain(s, seat, hex, reason) ||
    needsHousePiece(s, seat, reason),
  apply: (s, seat, hex, sink) => {
    buildHouse(s, seat, hex, true, sink);
    s.setArg(AFTER_ACTION.at.hex, hex);
  },
} as const satisfies PalaceAction<State>;

/**
 * Water Sprites: More victory points for each town; the left palace puts a free house on any lake hex.
 * Rulebook, appendix "Factions".
 */
export const waterSprites = {
  id: 'water-sprites',
  colour: 'blue',
  home: 'lake',
  side: 'A',
  startHouses: 2,
  ability: { townVp: 4 },
  leftPalace: { income: { power: 2 }, action: HOME_HOUSE },
  rightPalace: { townValue: 6 },
} as const satisfies FactionDefinition<State>;
