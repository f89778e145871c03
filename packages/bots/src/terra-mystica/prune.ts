import { countCommon, WORDS } from '@pangaea/rules/hexmap';
import { argA, argB, argC, kindOf, type Move, type Moves, type Seat } from '@pangaea/rules/kernel';
import { CYCLE, KIND, QUESTION, SETS, type State } from '@pangaea/rules/terra-mystica';
import { fairStart } from './opening.ts';

/** Hexes to transform with free spades that are worth a look. */
const MOST_HEXES = 4;
const SCORES = new Float64Array(4096);

/** Leaves out moves that are hardly ever worth a thought; at least one is left. */
export function prune(s: State, seat: Seat, moves: Moves): void {
  if (moves.count < 2) return;
  // What they pay for is in `payments`.
  keep(moves, (move) => kindOf(move) !== KIND.burn && kindOf(move) !== KIND.convert);
  switch (s.top()) {
    case QUESTION.turn:
      keep(moves, (move) => isWorthATurn(s, seat, move, moves));
      break;
    case QUESTION['after-action']:
      keep(moves, (move) => kindOf(move) === KIND.end || kindOf(move) === KIND['river-town']);
      break;
    case QUESTION.spades:
      pruneSpades(s, seat, moves);
      break;
    case QUESTION.bridge:
      pruneBridges(s, seat, moves);
      break;
    case QUESTION.bid:
      keep(moves, (move) => isLowestBid(s, move));
      break;
    case QUESTION.sealed:
      keep(moves, (move) => argB(move) === fairStart(s, argA(move)));
      break;
    default:
      break;
  }
}

/** Keeps what a test says yes to, everything where that is nothing. */
function keep(moves: Moves, test: (move: Move) => boolean): void {
  let kept = 0;
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index);
    if (!test(move)) continue;
    moves.list[index] = moves.list[kept];
    moves.list[kept++] = move;
  }
  if (kept > 0) moves.count = kept;
}

function isWorthATurn(s: State, seat: Seat, move: Move, moves: Moves): boolean {
  switch (kindOf(move)) {
    case KIND.drop:
    case KIND['river-town']:
      return kindOf(move) === KIND['river-town'];
    case KIND.transform:
    case KIND['skip-transform']:
      return argB(move) === s.groundOf(seat) && argC(move) === 0;
    case KIND.priest:
      return isBestSpace(move, moves);
    case KIND.erupt:
      return isFirstSplit(move, moves);
    default:
      return true;
  }
}

/** Of the spaces for a priest on a cult the one with most steps. */
function isBestSpace(move: Move, moves: Moves): boolean {
  for (let index = 0; index < moves.count; index++) {
    const other = moves.at(index);
    if (kindOf(other) !== KIND.priest || argA(other) !== argA(move)) continue;
    if (argB(other) > argB(move)) return false;
  }
  return true;
}

/** Tokens leave the lowest bowls first. */
function isFirstSplit(move: Move, moves: Moves): boolean {
  for (let index = 0; index < moves.count; index++) {
    const other = moves.at(index);
    if (kindOf(other) !== KIND.erupt || argA(other) !== argA(move)) continue;
    if (argB(other) < argB(move)) return false;
  }
  return true;
}

/** Free spades go where the hex becomes home, beside own structures first; else nearer to it. */
function pruneSpades(s: State, seat: Seat, moves: Moves): void {
  const ground = s.groundOf(seat);
  let arrives = false;
  for (let index = 0; index < moves.count; index++) {
    if (isTransform(moves.at(index)) && argB(moves.at(index)) === ground) arrives = true;
  }
  keep(moves, (move) => {
    if (!isTransform(move)) return true;
    return argC(move) % 2 === 0 && (argB(move) === ground || !arrives);
  });
  keepBest(moves, (move) => {
    if (!isTransform(move)) return 100;
    const away =
      argB(move) >= CYCLE || s.home(seat) >= CYCLE ? 0 : distance(argB(move), s.home(seat));
    return placeScore(s, seat, argA(move)) - 3 * away;
  });
}

function distance(from: number, to: number): number {
  const steps = Math.abs(from - to);
  return Math.min(steps, CYCLE - steps);
}

function isTransform(move: Move): boolean {
  const kind = kindOf(move);
  return kind === KIND.transform || kind === KIND['skip-transform'];
}

/** Own structures and those of others beside a hex, and free land. */
function placeScore(s: State, seat: Seat, hex: number): number {
  const { map, players } = s.table;
  let score = 0;
  for (let other = 0; other < players; other++) {
    const beside = countCommon(map.adjacent, hex * WORDS, s.i32, SETS.own + other * WORDS);
    score += other === seat ? 2 * beside : Math.min(1, beside);
  }
  return score + 0.1 * countCommon(map.adjacentLand, hex * WORDS, s.i32, SETS.empty);
}

/** Bridges between own structures first, then to land that is free. */
function pruneBridges(s: State, seat: Seat, moves: Moves): void {
  const { bridges } = s.table.map;
  keepBest(moves, (move) => {
    if (kindOf(move) !== KIND.bridge) return 0;
    const { a, b } = bridges[argA(move)];
    const [one, two] = [s.owner(a) === seat, s.owner(b) === seat];
    if (one && two) return 10;
    const far = one ? b : a;
    return placeScore(s, seat, far) + (s.terrain(far) === s.groundOf(seat) ? 2 : 0);
  });
}

function isLowestBid(s: State, move: Move): boolean {
  const { players, options } = s.table;
  for (let place = 0; place < players; place++) {
    if (s.nominated(place) !== argA(move)) continue;
    const least = s.bidder(place) >= players ? 0 : s.bid(place) + 1;
    return argB(move) === (options.auctionBase === 40 ? 40 - least : least);
  }
  return true;
}

/** Keeps the few that score most. */
function keepBest(moves: Moves, score: (move: Move) => number): void {
  if (moves.count <= MOST_HEXES) return;
  for (let index = 0; index < moves.count; index++) SCORES[index] = score(moves.at(index));
  for (let place = 0; place < MOST_HEXES; place++) {
    let best = place;
    for (let index = place + 1; index < moves.count; index++) {
      if (SCORES[index] > SCORES[best]) best = index;
    }
    const [move, most] = [moves.list[best], SCORES[best]];
    moves.list[best] = moves.list[place];
    SCORES[best] = SCORES[place];
    moves.list[place] = move;
    SCORES[place] = most;
  }
  moves.count = MOST_HEXES;
}
