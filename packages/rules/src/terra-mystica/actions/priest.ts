import type { Seat } from '../../kernel/index.ts';
import { advanceCult } from '../cults.ts';
import { addPriests, type Sink } from '../gains.ts';
import { NONE, type State } from '../state.ts';
import { NUMBERS } from '../tiles.ts';
import { TRAIT } from '../traits.ts';
import { CULTS } from '../vocabulary.ts';

/** Free space for a priest that gives so many steps, or -1. */
export function freeSpace(s: State, cult: number, steps: number): number {
  const spaces: readonly number[] = NUMBERS.priestSpaces;
  for (let space = 0; space < spaces.length; space++) {
    if (spaces[space] === steps && s.priestSpace(cult, space) === NONE) return space;
  }
  return -1;
}

/** Sends a priest to a space for good, or for one step and back to the supply. */
export function sendPriest(s: State, seat: Seat, cult: number, steps: number, sink: Sink): void {
  addPriests(s, seat, -1, 'priest-sent', sink);
  if (steps > NUMBERS.returnedPriest) {
    const space = freeSpace(s, cult, steps);
    s.setPriestSpace(cult, space, seat);
    s.placePriest(seat);
    if (sink !== undefined) sink.push({ type: 'priest-placed', seat, cult: CULTS[cult], space });
  }
  advanceCult(s, seat, cult, steps + s.trait(seat, TRAIT.priestSteps), 'priest-sent', sink);
}
