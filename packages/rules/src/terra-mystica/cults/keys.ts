import { packMove, type Seat } from '../../kernel/index.ts';
import { question } from '../define.ts';
import type { Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { CULTS } from '../vocabulary.ts';
import { advanceCult, LAST_SPACE } from './cults.ts';
import { checkKey } from './keys.check.ts';

/** The source of steps on every cult. */
type From = 'town-tile' | 'ability';

/**
 * A town tile, or an ability, gives steps on every cult, and more of them could reach the last
 * space than the seat has keys.
 */
export const KEYS = question({
  name: 'keys',
  args: [
    /** Cults left, as bits. */
    'cults',
    'steps',
    /** 1 if an ability gives them. */
    'ability',
  ],
  answers: {
    cult: {
      list: (s, _seat, into, cult) => {
        const cults = s.arg(KEYS.at.cults);
        for (let each = 0; each < CULTS.length; each++) {
          if (((cults >> each) & 1) !== 0) into.add(packMove(cult, each));
        }
      },
      check: (s, _seat, cult, _b, _c, reason): number =>
        checkKey(s.arg(KEYS.at.cults), cult, reason),
      apply: giveKey,
    },
  },
});

/** Makes steps on every cult; if there are too few keys, the player chooses the cults. */
export function advanceAllCults(
  s: State,
  seat: Seat,
  steps: number,
  sink: Sink,
  from: From = 'town-tile',
): void {
  let contested = 0;
  let count = 0;
  for (let cult = 0; cult < CULTS.length; cult++) {
    const height = s.cult(seat, cult);
    const short = height === LAST_SPACE || height + steps < LAST_SPACE;
    if (short || s.cultTop(cult) !== NONE) {
      advanceCult(s, seat, cult, steps, from, sink);
    } else {
      contested |= 1 << cult;
      count++;
    }
  }
  if (s.keys(seat) > 0 && count > s.keys(seat)) ask(s, seat, contested, steps, from);
  else advanceEach(s, seat, contested, steps, from, sink);
}

/** Gives a key to one of the cults; if no key is left, the markers on the others stop at 9. */
function giveKey(s: State, seat: Seat, cult: number, _b: number, _c: number, sink: Sink): void {
  const left = s.arg(KEYS.at.cults) & ~(1 << cult);
  const steps = s.arg(KEYS.at.steps);
  const from = s.arg(KEYS.at.ability) === 0 ? 'town-tile' : 'ability';
  s.pop();
  advanceCult(s, seat, cult, steps, from, sink);
  if (s.keys(seat) > 0 && (left & (left - 1)) !== 0) ask(s, seat, left, steps, from);
  else advanceEach(s, seat, left, steps, from, sink);
}

function ask(s: State, seat: Seat, cults: number, steps: number, from: From): void {
  s.push(KEYS.number, seat, cults, steps, from === 'ability' ? 1 : 0);
}

function advanceEach(
  s: State,
  seat: Seat,
  cults: number,
  steps: number,
  from: From,
  sink: Sink,
): void {
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (((cults >> cult) & 1) !== 0) advanceCult(s, seat, cult, steps, from, sink);
  }
}
