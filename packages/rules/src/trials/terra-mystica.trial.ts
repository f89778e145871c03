import type { GameUnderTest } from '../conformance/index.ts';
import { isEmpty } from '../hexmap/index.ts';
import type { Seat, Viewer } from '../kernel/index.ts';
import { candidates } from '../terra-mystica/candidates.ts';
import {
  type Event,
  NONE,
  type Options,
  PHASE,
  powerOffers,
  QUESTION,
  SETS,
  SPADES,
  type State,
  TOWN_TILES,
  terraMysticaBook,
} from '../terra-mystica/index.ts';
import { conserved } from './terra-mystica/conserved.ts';
import { fold, holdings } from './terra-mystica/holdings.ts';
import { openingOf } from './terra-mystica/openings/index.ts';
import { rare } from './terra-mystica/rare.ts';
import { OUT_OF_REACH, observe, ROWS } from './terra-mystica/rows.ts';
import { scenario } from './terra-mystica/scenario.ts';
import { BuildingWitness } from './terra-mystica/witness.ts';
import { worth } from './terra-mystica/worth.ts';

export { SITE_GAME } from './terra-mystica/site-game.ts';

const GENERATOR = [0, 1, 2, 3].map((word) => `random[${word}]`);

/**
 * The hidden parts: the generator, though everything is drawn during the set-up, and sealed bids of
 * the others.
 */
function secrets(s: State, viewer: Viewer): readonly string[] {
  const found = [...GENERATOR];
  if (s.phase() !== PHASE.auction) return found;
  for (let seat = 0; seat < s.table.players; seat++) {
    for (let place = 0; place < s.sealedCount(seat) && seat !== viewer; place++) {
      found.push(`sealed[${seat}][${place}]`);
    }
  }
  return found;
}

/** Enough workers for the spades of the long way. */
const MANY_WORKERS = 5;
const SELDOM: ReadonlySet<number> = new Set([
  QUESTION.keys,
  QUESTION.token,
  QUESTION['remove-tokens'],
]);

function seldom(s: State): boolean {
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.oweTokens(seat) + s.owePriests(seat) > 0) return true;
  }
  if (s.depth() === 0) return false;
  const seat = s.topWho();
  if (s.top() === QUESTION.spades) {
    // The long way can be paid for, or a hex has become home terrain already.
    const isRare = s.workers(seat) > MANY_WORKERS || s.arg(SPADES.at.home) !== NONE;
    return s.arg(SPADES.at.free) > 0 && isRare;
  }
  if (s.top() === QUESTION.town) return TOWN_TILES.some((_, tile) => s.townsLeft(tile) === 0);
  if (s.top() === QUESTION['after-action']) return !isEmpty(s.i32, SETS.riverTowns);
  return SELDOM.has(s.top());
}

/**
 * Under the ruling `afterBuilding: snellman`, the order of two decisions can matter. The player
 * whose turn it is continues while others think, and may make new offers to them; the Cultists owe
 * a step, and the Shapeshifters a token, as soon as one of them answers. Answers of others, whether
 * to different structures or to the same one, do not affect each other.
 */
function firstCounts(s: State, one: Seat, two: Seat): boolean {
  if (!s.table.queued) return false;
  const plays = (seat: Seat) => s.turn() === seat || (s.depth() > 0 && s.topWho() === seat);
  if (plays(one) || plays(two)) return true;
  return powerOffers(s).some(
    ({ to, from }) => (to === one && from === two) || (to === two && from === one),
  );
}

/** Terra Mystica as the conformance kit uses it. */
export const trial: GameUnderTest<State, Options, Event> = {
  game: terraMysticaBook.game,
  scenario,
  opening: (index) => openingOf(index)?.lines.trim().split('\n') ?? [],
  candidates,
  conserved,
  account: { fold, holdings },
  witness: () => new BuildingWitness(),
  secrets,
  firstCounts,
  rows: ROWS,
  outOfReach: OUT_OF_REACH,
  observe,
  seldom,
  worth,
  rare,
};
