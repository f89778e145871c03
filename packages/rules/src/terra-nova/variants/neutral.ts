import { hasHex, nextHex, WORDS } from '../../hexmap/index.ts';
import { packMove } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { putNeutralHouse } from '../board/buildings.ts';
import { kind, question } from '../define.ts';
import { SETS, type State } from '../state.ts';
import { checkNeutral } from './neutral.check.ts';

/** Two-player variants: the seat places a neutral house. */
export const NEUTRAL_HOUSE = question({ name: 'neutral-house', args: ['terrain'] });

/** Rulebook, "Variants for 2". */
export const NEUTRAL = kind({
  word: 'neutral',
  args: [ARG.hex],
  meaning: 'two-player variants: place a neutral house',
  answers: [
    {
      to: NEUTRAL_HOUSE,
      list: (s, _seat, into, neutral) => {
        const terrain = s.arg(NEUTRAL_HOUSE.at.terrain);
        let hex = nextNeutralPlace(s, terrain, -1);
        for (; hex >= 0; hex = nextNeutralPlace(s, terrain, hex)) into.add(packMove(neutral, hex));
      },
      check: (s, _seat, hex, _b, _c, reason) =>
        checkNeutral(s, s.arg(NEUTRAL_HOUSE.at.terrain), hex, reason),
      apply: (s, _seat, hex, _b, _c, sink) => {
        s.pop();
        putNeutralHouse(s, hex, sink);
      },
    },
  ],
});

/**
 * The next hex on which a neutral house of that terrain may be placed: empty, with an icon, and
 * still with its original terrain.
 * @param after the previous hex, -1 for the first one @returns -1 if there is none
 */
export function nextNeutralPlace(s: State, terrain: number, after: number): number {
  const { icons } = s.table;
  const at = terrain * WORDS;
  for (let hex = nextHex(icons, at, after); hex >= 0; hex = nextHex(icons, at, hex)) {
    if (hasHex(s.i32, SETS.empty, hex) && s.terrain(hex) === terrain) return hex;
  }
  return -1;
}
