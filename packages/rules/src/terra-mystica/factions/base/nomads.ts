import { hasHex, nextHex, WORDS } from '../../../hexmap/index.ts';
import { packMove, type Seat } from '../../../kernel/index.ts';
import { findTouching } from '../../../terra/adjacent.ts';
import { hexName, neighboursOf } from '../../../terra/check/geography.ts';
import { board } from '../../boards/board.ts';
import type { Special } from '../../boards/special.ts';
import { isOwn, ownHexes } from '../../check/geography.ts';
import { needsCycleTerrain, needsEmptyLand } from '../../check/needs.ts';
import { LEAVE_EMPTY } from '../../course/decline.ts';
import { question } from '../../define.ts';
import { LEGAL, type Reason, refuse } from '../../refusals.ts';
import { setTerrain } from '../../spades/spades.ts';
import { offerDwelling } from '../../spades/spades-question.ts';
import { NONE, SETS, type State } from '../../state.ts';
import { checkBuild } from '../../structures/build.check.ts';
import { buildDwelling, canBuildDwelling } from '../../structures/structures.ts';
import { CYCLE, TERRAINS } from '../../vocabulary.ts';

const TOUCHED = new Int32Array(WORDS);

/** A hex that touches an own structure becomes home terrain. */
const SANDSTORM = question({
  name: 'sandstorm',
  answers: {
    transform: {
      before: 'all',
      list: (s, seat, into, transform) => {
        findTouching(s, seat, TOUCHED);
        for (let hex = nextHex(TOUCHED, 0, -1); hex >= 0; hex = nextHex(TOUCHED, 0, hex)) {
          if (isStormed(s, seat, hex)) into.add(packMove(transform, hex, s.home(seat)));
        }
      },
      check: (s, seat, hex, to, way, reason) => checkSandstorm(s, seat, hex, to, way, reason),
      apply: (s, seat, hex, _to, _way, sink) => {
        s.pop();
        setTerrain(s, seat, hex, s.home(seat), 0, 0, sink);
        offerDwelling(s, seat, hex);
      },
    },
    decline: LEAVE_EMPTY,
    // A dwelling without a sandstorm before it, at tables that allow actions without effect.
    build: {
      list: (s, seat, into, build) => {
        if (!s.table.emptyActions || !canBuildDwelling(s, seat)) return;
        const home = SETS.ground + s.home(seat) * WORDS;
        const reach = SETS.reach + seat * WORDS;
        for (let hex = nextHex(s.i32, home, -1); hex >= 0; hex = nextHex(s.i32, home, hex)) {
          if (hasHex(s.i32, reach, hex) && hasHex(s.i32, SETS.empty, hex)) {
            into.add(packMove(build, hex));
          }
        }
      },
      check: (s, seat, hex, _b, _c, reason) => {
        if (!s.table.emptyActions) return refuse('no-building-now', {}, reason);
        return checkBuild(s, seat, hex, false, reason);
      },
      apply: (s, seat, hex, _b, _c, sink) => {
        s.pop();
        buildDwelling(s, seat, hex, false, sink);
      },
    },
  },
});

const STORM: Special<State> = {
  id: 'ACTN',
  possible: (s, seat) => {
    findTouching(s, seat, TOUCHED);
    for (let hex = nextHex(TOUCHED, 0, -1); hex >= 0; hex = nextHex(TOUCHED, 0, hex)) {
      if (isStormed(s, seat, hex)) return true;
    }
    return false;
  },
  begin: (s, seat) => s.push(SANDSTORM.number, seat),
  hasEffect: (s, seat) =>
    ownHexes(s, seat).some((own) => neighboursOf(s, own).some((hex) => canChange(s, seat, hex))),
};

/**
 * Whether a sandstorm can change the terrain of a hex. Whether the hex touches an own structure is
 * not checked.
 */
function isStormed(s: State, seat: Seat, hex: number): boolean {
  const terrain = s.terrain(hex);
  return hasHex(s.i32, SETS.empty, hex) && terrain < CYCLE && terrain !== s.home(seat);
}

function canChange(s: State, seat: Seat, hex: number): boolean {
  const terrain = s.terrain(hex);
  return terrain < CYCLE && s.owner(hex) === NONE && terrain !== s.home(seat);
}

/** FAQ 3.6 Q2: a hex that touches an own structure, bridges not counted, becomes home terrain. */
function checkSandstorm(
  s: State,
  seat: Seat,
  hex: number,
  to: number,
  way: number,
  reason: Reason | undefined,
): number {
  if (to !== s.home(seat) || way !== 0) {
    return refuse('not-to-home', { hex: hexName(s, hex), terrain: TERRAINS[to] }, reason);
  }
  const wrong = needsEmptyLand(s, hex, reason) || needsCycleTerrain(s, hex, reason);
  if (wrong !== LEGAL) return wrong;
  if (s.terrain(hex) === to) {
    return refuse('already-home-terrain', { hex: hexName(s, hex) }, reason);
  }
  if (neighboursOf(s, hex).some((each) => isOwn(s, seat, each))) return LEGAL;
  return refuse('not-touching', { hex: hexName(s, hex) }, reason);
}

/** Nomads: three dwellings at the start, sandstorms. FAQ 3.6 Q2. */
export const nomads = board<State>({
  id: 'nomads',
  board: 'yellow',
  home: 'desert',
  start: { workers: 2, cults: { fire: 1, earth: 1 }, dwellings: 3 },
  tradingPost: { income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } },
  stronghold: { coins: 8 },
  strongholdActions: ['ACTN'],
  // Trading Camp.
  landscape: { needs: { building: 'trading-post', count: 1 }, traits: { neighbourCoins: 1 } },
  questions: [SANDSTORM],
  specials: [STORM],
});
