import type { Move, Moves, Seat } from '../../kernel/index.ts';
import { addInReach } from '../../terra/empty-hexes.ts';
import { ARG, AS_FIRST } from '../arguments.ts';
import {
  circleDistance,
  farShovels,
  loseShovels,
  shovelsNeeded,
  transformHex,
} from '../board/shovels.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { OPTIONAL_HOUSE } from '../questions/optional-house.ts';
import { addSecondShovels, SECOND_SHOVEL } from '../questions/second-shovel.ts';
import { TURN } from '../questions/turn.ts';
import type { State } from '../state.ts';
import { TERRAINS } from '../vocabulary.ts';
import { buildForCoins } from './build.ts';
import { checkSecondShovel, checkTransform } from './transform.check.ts';

/** Rulebook, action b) of "Make habitable and build", and its second hex with two free shovels. */
export const TRANSFORM = kind({
  word: 'transform',
  args: [ARG.hex],
  meaning: 'transform a hex with bought shovels, or a second one with a free shovel',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, transform) => {
        if (s.coins(seat) < s.table.shovelCost) return;
        addHabitable(s, seat, 0, true, transform, AS_FIRST, into);
      },
      check: (s, seat, hex, _b, _c, reason) => checkTransform(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => void makeHabitable(s, seat, hex, 0, sink),
    },
    {
      to: SECOND_SHOVEL,
      list: addSecondShovels,
      check: (s, seat, hex, _b, _c, reason) => checkSecondShovel(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        const first = s.arg(SECOND_SHOVEL.at.first);
        s.pop();
        transformHex(s, seat, hex, 1, 0, sink);
        s.push(OPTIONAL_HOUSE.number, seat, first, hex);
      },
    },
  ],
});

/**
 * Adds the moves that make a hex habitable with `free` shovels; if `mayBuy`, further shovels may be
 * bought. `base` is the move without its hex; the hex is put at bit `shift`.
 */
export function addHabitable(
  s: State,
  seat: Seat,
  free: number,
  mayBuy: boolean,
  base: Move,
  shift: number,
  into: Moves,
): void {
  const { rulings } = s.table.options;
  const coins = s.coins(seat);
  const home = s.home(seat);
  const far = farShovels(s, seat);
  const noHouse = s.houses(seat) === 0;
  if (noHouse && rulings.transformWithoutHouse === 'forbidden') return;
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    if (terrain === home) continue;
    const shovels = circleDistance(home, terrain) === 1 ? 1 : far;
    const bought = shovels > free ? shovels - free : 0;
    if (bought > 0 && (!mayBuy || coins < bought * s.table.shovelCost)) continue;
    addInReach(s, seat, terrain, base, shift, into);
  }
  if (free === 0 || rulings.freeShovel === 'must-transform') return;
  if (noHouse || coins < s.table.houseCost) return;
  addInReach(s, seat, home, base, shift, into);
}

/**
 * Transforms a hex; `free` of its shovels cost no coins; a house may follow. On home terrain
 * (ruling R6 "may-build") the action consists of the house only.
 * @returns the shovels used
 */
export function makeHabitable(s: State, seat: Seat, hex: number, free: number, sink: Sink): number {
  const shovels = shovelsNeeded(s, seat, s.terrain(hex));
  if (shovels === 0) {
    loseShovels(seat, free, sink);
    buildForCoins(s, seat, hex, true, sink);
    return 0;
  }
  transformHex(s, seat, hex, shovels, Math.max(0, shovels - free), sink);
  s.push(OPTIONAL_HOUSE.number, seat, hex);
  return shovels;
}
