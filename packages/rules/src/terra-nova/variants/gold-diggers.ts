import { Random } from '../../kernel/index.ts';
import { putNeutralHouse } from '../board/buildings.ts';
import type { Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { TERRAINS } from '../vocabulary.ts';
import { NEUTRAL_HOUSE, nextNeutralPlace } from './neutral.ts';

/** Neutral houses drawn before the income of every round, one for each seat. Rulebook, "Gold Diggers". */
export const DRAWS_A_ROUND = 2;

/**
 * Draws one of the colours that are not in play; the second draw leaves out the colour of the
 * first. If there is no free icon hex with its original terrain, the house is discarded; if there
 * is exactly one, it is placed there.
 */
export function drawNeutralHouse(s: State, sink: Sink): void {
  const second = s.step() === 1;
  const seat = s.turnOrder(s.step());
  const inPlay = (1 << s.home(0)) | (1 << s.home(1)) | (second ? 1 << s.drawn() : 0);
  const terrain = drawColour(s, inPlay);
  s.countRevealed();
  s.countStep();
  s.setDrawn(second ? NONE : terrain);
  sink?.push({ type: 'neutral-colour', terrain: TERRAINS[terrain], seat });
  const first = nextNeutralPlace(s, terrain, -1);
  if (first < 0) sink?.push({ type: 'neutral-discarded', terrain: TERRAINS[terrain] });
  else if (nextNeutralPlace(s, terrain, first) < 0) putNeutralHouse(s, first, sink);
  else s.push(NEUTRAL_HOUSE.number, seat, terrain);
}

/** A random terrain among those whose bit is not set, each equally likely. */
function drawColour(s: State, taken: number): number {
  let free = 0;
  for (let each = 0; each < TERRAINS.length; each++) free += 1 - ((taken >> each) & 1);
  let drawn = new Random(s.i32, s.randomAt()).below(free);
  for (let each = 0; ; each++) {
    if (((taken >> each) & 1) !== 0) continue;
    if (drawn === 0) return each;
    drawn--;
  }
}
