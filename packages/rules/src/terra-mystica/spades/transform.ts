import { copyHexes, WORDS } from '../../hexmap/index.ts';
import { ARG } from '../arguments.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import { reachBySkipping } from '../land/reach.ts';
import { NONE, SETS } from '../state.ts';
import { addRoutes, addTransforms } from './routes.ts';
import { canSkip, paySkip, spadesAfterSkip } from './skips.ts';
import { findSkips, findSpadeReach } from './spade-reach.ts';
import { spadesAffordable, transform, useSpades } from './spades.ts';
import { hasFreeSpades, isAlone, maySkip } from './spades-left.ts';
import { addFlags, SPADE_FLAG, SPADES } from './spades-question.ts';
import { checkTransform, checkTransformWithSpades } from './transform.check.ts';

const WHERE = new Int32Array(WORDS);

const ARGS = [ARG.hex, ARG.terrain, ARG.way] as const;

export const TRANSFORM = kind({
  word: 'transform',
  args: ARGS,
  meaning:
    'transform a hex, the short or the long way round the cycle; `-saved`: with a spade less beside a landscape',
  answers: [
    {
      to: TURN,
      list: (s, seat, into) => {
        const spades = spadesAffordable(s, seat);
        if (spades === 0) return;
        copyHexes(WHERE, 0, s.i32, SETS.reach + seat * WORDS);
        addTransforms(s, seat, WHERE, 0, spades, into);
      },
      check: (s, seat, hex, to, way, reason) =>
        checkTransform(s, seat, hex, to, way, false, reason),
      apply: transform,
    },
    {
      to: SPADES,
      list: (s, seat, into) => {
        if (!hasFreeSpades(s)) return;
        const free = s.arg(SPADES.at.free);
        findSpadeReach(s, seat, WHERE);
        const bought = isAlone(s) ? 0 : spadesAffordable(s, seat);
        addTransforms(s, seat, WHERE, free, free + bought, into);
      },
      check: (s, seat, hex, to, way, reason) =>
        checkTransformWithSpades(s, seat, hex, to, way, false, reason),
      apply: useSpades,
    },
  ],
});

export const SKIP_TRANSFORM = kind({
  word: 'skip-transform',
  args: ARGS,
  meaning: 'transform a hex at the end of a tunnel or carpet flight',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, skipTransform) => {
        if (!canSkip(s, seat)) return;
        const spades = spadesAfterSkip(s, seat);
        if (spades === 0) return;
        reachBySkipping(s, seat, NONE, WHERE);
        addRoutes(s, seat, WHERE, 0, spades, skipTransform, 0, into);
      },
      check: (s, seat, hex, to, way, reason) => checkTransform(s, seat, hex, to, way, true, reason),
      apply: (s, seat, hex, to, way, sink) => {
        paySkip(s, seat, false, sink);
        transform(s, seat, hex, to, way, sink);
      },
    },
    {
      to: SPADES,
      list: (s, seat, into, skipTransform) => {
        if (!hasFreeSpades(s)) return;
        const free = s.arg(SPADES.at.free);
        let most = free;
        if ((s.arg(SPADES.at.flags) & SPADE_FLAG.cleanup) !== 0) {
          // A faction that may use spades of the cult reward there pays nothing more.
          if (s.trait(seat, TRAIT.cleanupSkip) === 0) return;
        } else {
          if (!maySkip(s) || !canSkip(s, seat)) return;
          most += spadesAfterSkip(s, seat);
        }
        findSkips(s, seat, WHERE);
        addRoutes(s, seat, WHERE, free, most, skipTransform, 0, into);
      },
      check: (s, seat, hex, to, way, reason) =>
        checkTransformWithSpades(s, seat, hex, to, way, true, reason),
      apply: (s, seat, hex, to, way, sink) => {
        const isFree = (s.arg(SPADES.at.flags) & SPADE_FLAG.cleanup) !== 0;
        paySkip(s, seat, isFree, sink);
        addFlags(s, SPADE_FLAG.skipped);
        useSpades(s, seat, hex, to, way, sink);
      },
    },
  ],
});
