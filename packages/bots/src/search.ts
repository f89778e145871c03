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
import { type Judge, standing, USUAL_WEIGHING, type Weighing } from './judge.ts';

/** Most seats of any game. */
const SEATS = 5;
/** Room for the children of one more position. */
const MARGIN = 4096;
const MOST_NODES = 1 << 20;
/** How sharply first impressions favour the better move; standings lie between 0 and 1. */
const SHARPNESS = 12;

/** The tree, node by node. The children of a node lie one after the other. */
class Tree {
  readonly capacity: number;
  /** The move that led there. */
  readonly move: Int32Array;
  /** Who decides there; -1 as long as the node has no children. */
  readonly seat: Int8Array;
  readonly first: Int32Array;
  readonly count: Int16Array;
  readonly visits: Int32Array;
  /** First impression among its siblings; they add up to 1. */
  readonly prior: Float32Array;
  /** Standing of each seat as judged, and summed over visits. */
  readonly guess: Float32Array;
  readonly total: Float32Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.move = new Int32Array(capacity);
    this.seat = new Int8Array(capacity);
    this.first = new Int32Array(capacity);
    this.count = new Int16Array(capacity);
    this.visits = new Int32Array(capacity);
    this.prior = new Float32Array(capacity);
    this.guess = new Float32Array(capacity * SEATS);
    this.total = new Float32Array(capacity * SEATS);
  }
}

/**
 * Best-first search of the game tree: every expansion judges all moves of a position, the most
 * promising line is followed further, and what each seat may expect there is carried back. Every seat
 * plays for its own standing. Hidden facts are drawn anew for each descent.
 */
export class Search<S, O, E extends GameEvent> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #weighing: Weighing;
  readonly #moves = new Moves();
  readonly #points = new Float64Array(SEATS);

  #tree = new Tree(1 << 14);
  readonly #path = new Int32Array(256);
  #nodes = 0;
  #judged = 0;
  #seats = 0;

  constructor(game: Game<S, O, E>, judge: Judge<S>) {
    this.#game = game;
    this.#judge = judge;
    this.#weighing = judge.weighing ?? USUAL_WEIGHING;
  }

  /** The move most looked at when the budget is spent. */
  choose(view: S, seat: Seat, random: Random, budget: Budget): Move {
    const game = this.#game;
    const work = game.slot(view);
    const tried = game.slot(view);
    this.#seats = game.seats(view);
    this.#makeRoom(budget.positions);
    this.#nodes = 0;
    this.#judged = 0;
    this.#newNode(0);
    let root = game.sample(view, random);
    this.#expand(root, 0, seat, tried);
    const tree = this.#tree;
    if (tree.count[0] === 1) return tree.move[tree.first[0]];
    for (let descent = 1; this.#judged < budget.positions; descent++) {
      if ((descent & 15) === 0 && budget.stop?.()) break;
      if (this.#nodes > this.#tree.capacity - MARGIN) break;
      if ((descent & 31) === 0) root = game.sample(view, random);
      game.copy(root, work);
      this.#descend(work, tried);
    }
    return this.#mostVisited();
  }

  #descend(work: S, tried: S): void {
    const tree = this.#tree;
    const game = this.#game;
    let node = 0;
    let length = 0;
    this.#path[length++] = 0;
    while (tree.seat[node] >= 0 && length < this.#path.length) {
      const seat = tree.seat[node];
      const child = this.#pick(node, seat);
      // Another draw of hidden facts may have made this line impossible: its first guess stands.
      if (!hasSeat(game.deciders(work), seat) || game.check(work, seat, tree.move[child]) !== 0)
        break;
      game.apply(work, seat, tree.move[child]);
      node = child;
      this.#path[length++] = node;
    }
    if (tree.seat[node] < 0) this.#lookAt(work, node, tried);
    const from = node * SEATS;
    for (let step = 0; step < length; step++) {
      const passed = this.#path[step];
      tree.visits[passed]++;
      for (let seat = 0; seat < this.#seats; seat++) {
        tree.total[passed * SEATS + seat] += tree.guess[from + seat];
      }
    }
  }

  /** Expands a node; its guess becomes that of its best child. */
  #lookAt(work: S, node: number, tried: S): void {
    const tree = this.#tree;
    const deciders = this.#game.deciders(work);
    if (deciders === 0) {
      this.#judgeInto(work, node);
      return;
    }
    const seat = firstSeat(deciders);
    this.#expand(work, node, seat, tried);
    const first = tree.first[node];
    let best = first;
    for (let child = first + 1; child < first + tree.count[node]; child++) {
      if (tree.guess[child * SEATS + seat] > tree.guess[best * SEATS + seat]) best = child;
    }
    tree.guess.copyWithin(node * SEATS, best * SEATS, best * SEATS + SEATS);
  }

  #expand(state: S, node: number, seat: Seat, tried: S): void {
    const tree = this.#tree;
    const game = this.#game;
    const moves = this.#moves;
    game.legal(state, seat, moves);
    this.#judge.prune(state, seat, moves);
    tree.seat[node] = seat;
    tree.first[node] = this.#nodes;
    tree.count[node] = moves.count;
    let sum = 0;
    for (let index = 0; index < moves.count; index++) {
      const child = this.#newNode(moves.at(index));
      game.copy(state, tried);
      game.apply(tried, seat, moves.at(index));
      this.#judgeInto(tried, child);
      const weight = Math.exp(SHARPNESS * tree.guess[child * SEATS + seat]);
      tree.prior[child] = weight;
      sum += weight;
    }
    for (let child = tree.first[node]; child < this.#nodes; child++) tree.prior[child] /= sum;
  }

  #judgeInto(state: S, node: number): void {
    const tree = this.#tree;
    this.#judged++;
    const worth = this.#judge.judge(state, this.#points);
    const { pointsPerLogit } = this.#weighing;
    for (let seat = 0; seat < this.#seats; seat++) {
      const chance = standing(this.#points, this.#seats, seat, pointsPerLogit);
      tree.guess[node * SEATS + seat] = worth * chance;
    }
  }

  #makeRoom(positions: number): void {
    const wanted = Math.min(MOST_NODES, positions + 2 * MARGIN);
    if (wanted > this.#tree.capacity) this.#tree = new Tree(wanted);
  }

  #newNode(move: Move): number {
    const tree = this.#tree;
    const node = this.#nodes++;
    tree.move[node] = move;
    tree.seat[node] = -1;
    tree.count[node] = 0;
    tree.visits[node] = 0;
    tree.total.fill(0, node * SEATS, node * SEATS + SEATS);
    return node;
  }

  #pick(node: number, seat: Seat): number {
    const tree = this.#tree;
    const first = tree.first[node];
    const exploration = this.#weighing.exploration * Math.sqrt(tree.visits[node] + 1);
    let best = first;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let child = first; child < first + tree.count[node]; child++) {
      const visits = tree.visits[child];
      const known =
        visits === 0 ? tree.guess[child * SEATS + seat] : tree.total[child * SEATS + seat] / visits;
      const score = known + (exploration * tree.prior[child]) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return best;
  }

  #mostVisited(): Move {
    const tree = this.#tree;
    const first = tree.first[0];
    const seat = tree.seat[0];
    let best = first;
    for (let child = first + 1; child < first + tree.count[0]; child++) {
      const more = tree.visits[child] - tree.visits[best];
      const better = tree.guess[child * SEATS + seat] > tree.guess[best * SEATS + seat];
      if (more > 0 || (more === 0 && better)) best = child;
    }
    return tree.move[best];
  }
}
