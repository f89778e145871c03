import { GO_ON, type Moves, type Seat, STOP } from '../../kernel/index.ts';
import { addInReach, isAnyInReach } from '../../terra/empty-hexes.ts';
import { AS_FIRST } from '../arguments.ts';
import { circleDistance, loseShovels, shovelsNeeded } from '../board/shovels.ts';
import { question } from '../define.ts';
import type { Sink } from '../events.ts';
import type { State } from '../state.ts';
import { TERRAINS } from '../vocabulary.ts';
import { OPTIONAL_HOUSE } from './optional-house.ts';

/** The second of two free shovels, for another hex. */
export const SECOND_SHOVEL = question({
  name: 'second-shovel',
  args: [
    /** The hex that was transformed with the first shovel. */
    'first',
  ],
  settle: (s, sink) => {
    if (secondShovelExists(s, s.topWho())) return STOP;
    leaveSecondShovel(s, sink);
    return GO_ON;
  },
});

/** Gives up the second shovel, which is lost; the next question is the house on the first hex. */
export function leaveSecondShovel(s: State, sink: Sink): void {
  const seat = s.topWho();
  loseShovels(seat, 1, sink);
  const first = s.arg(SECOND_SHOVEL.at.first);
  s.pop();
  s.push(OPTIONAL_HOUSE.number, seat, first);
}

export function addSecondShovels(s: State, seat: Seat, into: Moves, kind: number): void {
  const terrains = secondTerrains(s, seat);
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    if (((terrains >> terrain) & 1) === 0) continue;
    addInReach(s, seat, terrain, kind, AS_FIRST, into);
  }
}

function secondShovelExists(s: State, seat: Seat): boolean {
  const terrains = secondTerrains(s, seat);
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    if (((terrains >> terrain) & 1) === 0) continue;
    if (isAnyInReach(s, seat, terrain)) return true;
  }
  return false;
}

/** Terrains whose hexes the second free shovel can transform, as bits (ruling R7). */
function secondTerrains(s: State, seat: Seat): number {
  const anyTwo = s.table.options.rulings.golemsTwoShovels === 'any-two';
  const home = s.home(seat);
  let terrains = 0;
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    const shovels = anyTwo ? shovelsNeeded(s, seat, terrain) : circleDistance(home, terrain);
    if (shovels === 1) terrains |= 1 << terrain;
  }
  return terrains;
}
