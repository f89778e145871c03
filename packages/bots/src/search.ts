import {
  firstSeat,
  type Game,
  type GameEvent,
  hasSeat,
  type Move,
  Moves,
  type Random,
  type Seat,
} from '@pangaea/rules/kernel';
import type { Budget } from './bot.ts';
import { type Judge, standing } from './judge.ts';

const SEATS = 8;
const CAPACITY = 1 << 17;
/** Weight of looking where little was looked, against what is known to be good. */
const CURIOSITY = 0.9;
/** How sharply first impressions favour the better move; standings lie between 0 and 1. */
const SHARPNESS = 12;

/**
 * Best-first search of the game tree: every expansion judges all moves of a position, the most
 * promising line is followed further, and what each seat may expect there is carried back. Every seat
 * plays for its own standing. Hidden facts are drawn anew for each descent.
 */
export class Search<S, O, E extends GameEvent> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #moves = new Moves();
  readonly #points = new Float64Array(SEATS);

  /** The tree, node by node: the move that led there and who decides there (-1: not expanded). */
  readonly #move = new Int32Array(CAPACITY);
  readonly #seat = new Int8Array(CAPACITY);
  readonly #first = new Int32Array(CAPACITY);
  readonly #count = new Int16Array(CAPACITY);
  readonly #visits = new Int32Array(CAPACITY);
  readonly #prior = new Float32Array(CAPACITY);
  /** Standing of each seat as first judged, and summed over visits. */
  readonly #guess = new Float32Array(CAPACITY * SEATS);
  readonly #total = new Float64Array(CAPACITY * SEATS);
  readonly #path = new Int32Array(256);
  #nodes = 0;
  #judged = 0;
  #seats = 0;

  constructor(game: Game<S, O, E>, judge: Judge<S>) {
    this.#game = game;
    this.#judge = judge;
  }

  /** The move most looked at when the budget is spent. */
  choose(view: S, seat: Seat, random: Random, budget: Budget): Move {
    const game = this.#game;
    const work = game.slot(view);
    const tried = game.slot(view);
    this.#seats = game.seats(view);
    this.#nodes = 0;
    this.#judged = 0;
    this.#newNode(0);
    let root = game.sample(view, random);
    this.#expand(root, 0, seat, tried);
    if (this.#count[0] === 1) return this.#move[this.#first[0]];
    for (let descent = 1; this.#judged < budget.positions; descent++) {
      if ((descent & 15) === 0 && budget.stop?.()) break;
      if (this.#nodes > CAPACITY - 1024) break;
      if ((descent & 31) === 0) root = game.sample(view, random);
      game.copy(root, work);
      this.#descend(work, tried);
    }
    return this.#mostVisited();
  }

  #descend(work: S, tried: S): void {
    const game = this.#game;
    let node = 0;
    let length = 0;
    this.#path[length++] = 0;
    while (this.#seat[node] >= 0 && length < this.#path.length) {
      const seat = this.#seat[node];
      const child = this.#pick(node, seat);
      // Another draw of hidden facts may have made this line impossible: its first guess stands.
      if (!hasSeat(game.deciders(work), seat) || game.check(work, seat, this.#move[child]) !== 0)
        break;
      game.apply(work, seat, this.#move[child]);
      node = child;
      this.#path[length++] = node;
    }
    if (this.#seat[node] < 0) this.#lookAt(work, node, tried);
    const from = node * SEATS;
    for (let step = 0; step < length; step++) {
      const passed = this.#path[step];
      this.#visits[passed]++;
      for (let seat = 0; seat < this.#seats; seat++) {
        this.#total[passed * SEATS + seat] += this.#guess[from + seat];
      }
    }
  }

  /** Expands a node; its guess becomes that of its best child. */
  #lookAt(work: S, node: number, tried: S): void {
    const deciders = this.#game.deciders(work);
    if (deciders === 0) {
      this.#judgeInto(work, node);
      return;
    }
    const seat = firstSeat(deciders);
    this.#expand(work, node, seat, tried);
    const first = this.#first[node];
    let best = first;
    for (let child = first + 1; child < first + this.#count[node]; child++) {
      if (this.#guess[child * SEATS + seat] > this.#guess[best * SEATS + seat]) best = child;
    }
    this.#guess.copyWithin(node * SEATS, best * SEATS, best * SEATS + SEATS);
  }

  #expand(state: S, node: number, seat: Seat, tried: S): void {
    const game = this.#game;
    const moves = this.#moves;
    game.legal(state, seat, moves);
    this.#judge.prune(state, seat, moves);
    this.#seat[node] = seat;
    this.#first[node] = this.#nodes;
    this.#count[node] = moves.count;
    let sum = 0;
    for (let index = 0; index < moves.count; index++) {
      const child = this.#newNode(moves.at(index));
      game.copy(state, tried);
      game.apply(tried, seat, moves.at(index));
      this.#judgeInto(tried, child);
      const weight = Math.exp(SHARPNESS * this.#guess[child * SEATS + seat]);
      this.#prior[child] = weight;
      sum += weight;
    }
    for (let child = this.#first[node]; child < this.#nodes; child++) this.#prior[child] /= sum;
  }

  #judgeInto(state: S, node: number): void {
    this.#judged++;
    this.#judge.judge(state, this.#points);
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#guess[node * SEATS + seat] = standing(this.#points, this.#seats, seat);
    }
  }

  #newNode(move: Move): number {
    const node = this.#nodes++;
    this.#move[node] = move;
    this.#seat[node] = -1;
    this.#count[node] = 0;
    this.#visits[node] = 0;
    this.#total.fill(0, node * SEATS, node * SEATS + SEATS);
    return node;
  }

  #pick(node: number, seat: Seat): number {
    const first = this.#first[node];
    const curiosity = CURIOSITY * Math.sqrt(this.#visits[node] + 1);
    let best = first;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let child = first; child < first + this.#count[node]; child++) {
      const visits = this.#visits[child];
      const known =
        visits === 0
          ? this.#guess[child * SEATS + seat]
          : this.#total[child * SEATS + seat] / visits;
      const score = known + (curiosity * this.#prior[child]) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return best;
  }

  #mostVisited(): Move {
    const first = this.#first[0];
    const seat = this.#seat[0];
    let best = first;
    for (let child = first + 1; child < first + this.#count[0]; child++) {
      const more = this.#visits[child] - this.#visits[best];
      const better = this.#guess[child * SEATS + seat] > this.#guess[best * SEATS + seat];
      if (more > 0 || (more === 0 && better)) best = child;
    }
    return this.#move[best];
  }
}
