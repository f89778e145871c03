import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { addPriests } from '../goods/gains.ts';
import { NONE, type State } from '../state.ts';
import { CULTS } from '../vocabulary.ts';
import { advanceCult } from './cults.ts';
import { checkPriest } from './priest.check.ts';

export const PRIEST = kind({
  word: 'priest',
  args: [ARG.cult, ARG.steps],
  meaning: 'send a priest to a space of 3 or 2 steps, or for 1 step and back',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, kind) => {
        if (s.priests(seat) > 0) addPriestMoves(s, into, kind);
      },
      check: (s, seat, cult, steps, _c, reason) => checkPriest(s, seat, cult, steps + 1, reason),
      apply: (s, seat, cult, steps, _c, sink) => sendPriest(s, seat, cult, steps + 1, sink),
    },
  ],
});

function addPriestMoves(s: State, into: Moves, kind: number): void {
  for (let cult = 0; cult < CULTS.length; cult++) {
    for (let steps = 3; steps > 1; steps--) {
      if (freeSpace(s, cult, steps) >= 0) into.add(packMove(kind, cult, steps - 1));
    }
    into.add(packMove(kind, cult, 0));
  }
}

/** A free space for a priest that gives this number of steps, or -1. */
function freeSpace(s: State, cult: number, steps: number): number {
  const spaces = s.table.numbers.priestSpaces;
  for (let space = 0; space < spaces.length; space++) {
    if (spaces[space] === steps && s.priestSpace(cult, space) === NONE) return space;
  }
  return -1;
}

/**
 * Sends a priest to a space, where it stays, or for one step, after which it returns to the supply.
 */
function sendPriest(s: State, seat: Seat, cult: number, steps: number, sink: Sink): void {
  addPriests(s, seat, -1, 'priest-sent', sink);
  if (steps > s.table.numbers.returnedPriest) {
    const space = freeSpace(s, cult, steps);
    s.setPriestSpace(cult, space, seat);
    s.placePriest(seat);
    sink?.push({ type: 'priest-placed', seat, cult: CULTS[cult], space });
  }
  advanceCult(s, seat, cult, steps + s.trait(seat, TRAIT.priestSteps), 'priest-sent', sink);
}
