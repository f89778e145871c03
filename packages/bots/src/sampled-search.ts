import {
  firstSeat,
  type Game,
  type GameEvent,
  type Move,
  Moves,
  type Random,
  type Seat,
} from '@pangaea/rules/kernel';
import type { Budget } from './bot.ts';
import type { Hidden } from './hidden.ts';
import { chances, type Judge } from './judge.ts';
import { SampledTree, SEATS } from './sampled-tree.ts';

/** Room for the children of one more descent. */
const MARGIN = 1 << 13;
const MOST_NODES = 1 << 19;
const DEEPEST = 64;

/** How a search weighs what it knows against what it does not. */
export interface SearchSettings {
  /** Weight of looking where little was looked, against what is known to be good. */
  readonly exploration: number;
  /** How sharply first impressions favour the better move; chances lie between 0 and 1. */
  readonly priorSharpness: number;
  /** Visits that a first impression counts for. */
  readonly priorVisits: number;
  /** Samples over which the first impression of the moves to choose from is a mean. */
  readonly priorSamples: number;
}

/**
 * Search for games with hidden facts: one tree, and for each descent another full state that agrees with
 * the view. A move counts only where it is legal in the sample, and what is known of it is a mean over
 * samples, so no choice is made by what a single one would give away. Every seat plays for its own
 * chance to win.
 */
export class SampledSearch<S, O, E extends GameEvent> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #hidden: Hidden<S>;
  readonly #settings: SearchSettings;
  readonly #moves = new Moves();
  readonly #points = new Float64Array(SEATS);
  readonly #chances = new Float64Array(SEATS);
  readonly #children = new Int32Array(4096);
  readonly #path = new Int32Array(DEEPEST + 1);
  #tree = new SampledTree(1 << 14);
  #judged = 0;
  #seats = 0;

  constructor(game: Game<S, O, E>, judge: Judge<S>, hidden: Hidden<S>, settings: SearchSettings) {
    this.#game = game;
    this.#judge = judge;
    this.#hidden = hidden;
    this.#settings = settings;
  }

  /** The move most looked at when the budget is spent. */
  choose(view: S, seat: Seat, random: Random, budget: Budget): Move {
    const game = this.#game;
    const tried = game.slot(view);
    this.#seats = game.seats(view);
    this.#makeRoom(budget.positions);
    this.#judged = 0;
    const tree = this.#tree;
    tree.clear();
    game.legal(view, seat, this.#moves);
    this.#judge.prune(view, seat, this.#moves);
    const choices = this.#moves.toArray();
    if (choices.length === 1) return choices[0];
    this.#lookFirst(view, seat, random, budget, tried);
    for (let descent = 1; this.#judged < budget.positions; descent++) {
      if ((descent & 7) === 0 && budget.stop?.()) break;
      if (tree.nodes > tree.capacity - MARGIN) break;
      this.#descend(this.#hidden.imagine(view, random), tried);
    }
    return this.#mostVisited(choices.length);
  }

  /** First impressions of the moves to choose from. They become the first children of the root. */
  #lookFirst(view: S, seat: Seat, random: Random, budget: Budget, tried: S): void {
    const { priorSamples } = this.#settings;
    const tree = this.#tree;
    const { count } = this.#moves;
    for (let index = 0; index < count; index++) tree.add(0, seat, this.#moves.at(index));
    let looks = 0;
    while (looks < priorSamples && (looks === 0 || !budget.stop?.())) {
      const state = this.#hidden.imagine(view, random);
      for (let child = 1; child <= count; child++) {
        this.#judgeAfter(state, seat, tree.move[child], tried);
        for (let each = 0; each < this.#seats; each++) {
          tree.guess[child * SEATS + each] += this.#chances[each];
        }
      }
      looks++;
    }
    for (let child = 1; child <= count; child++) {
      for (let each = 0; each < this.#seats; each++) tree.guess[child * SEATS + each] /= looks;
      this.#setPull(child, seat);
    }
    tree.visits[0] = 1;
  }

  /** @param work a full state, which is played on. */
  #descend(work: S, tried: S): void {
    const game = this.#game;
    const tree = this.#tree;
    const moves = this.#moves;
    let node = 0;
    let length = 0;
    this.#path[length++] = 0;
    for (;;) {
      const deciders = game.deciders(work);
      if (deciders === 0) {
        this.#judgeState(work);
        break;
      }
      const seat = firstSeat(deciders);
      game.legal(work, seat, moves);
      this.#judge.prune(work, seat, moves);
      if (moves.count === 1) {
        game.apply(work, seat, moves.at(0));
        this.#hidden.answer(work);
        continue;
      }
      const isNew = tree.visits[node] === 0;
      this.#findChildren(work, node, seat, tried);
      if (isNew || length > DEEPEST) {
        this.#takeBestGuess(seat);
        break;
      }
      node = this.#pick(seat);
      game.apply(work, seat, tree.move[node]);
      this.#hidden.answer(work);
      this.#path[length++] = node;
    }
    for (let step = 0; step < length; step++) {
      const passed = this.#path[step];
      tree.visits[passed]++;
      for (let seat = 0; seat < this.#seats; seat++) {
        tree.total[passed * SEATS + seat] += this.#chances[seat];
      }
    }
  }

  /** The children by the moves at hand, those that are new judged. */
  #findChildren(work: S, node: number, seat: Seat, tried: S): void {
    const tree = this.#tree;
    const moves = this.#moves;
    for (let index = 0; index < moves.count; index++) {
      const move = moves.at(index);
      let child = tree.find(node, seat, move);
      if (child < 0) {
        child = tree.add(node, seat, move);
        this.#judgeAfter(work, seat, move, tried);
        for (let each = 0; each < this.#seats; each++) {
          tree.guess[child * SEATS + each] = this.#chances[each];
        }
        this.#setPull(child, seat);
      }
      tree.available[child]++;
      this.#children[index] = child;
    }
  }

  #setPull(child: number, seat: Seat): void {
    const { pull, guess } = this.#tree;
    pull[child] = Math.exp(this.#settings.priorSharpness * guess[child * SEATS + seat]);
  }

  /** What a new position is worth: what its best move leads to at first sight. */
  #takeBestGuess(seat: Seat): void {
    const { guess } = this.#tree;
    let best = this.#children[0];
    for (let index = 1; index < this.#moves.count; index++) {
      const child = this.#children[index];
      if (guess[child * SEATS + seat] > guess[best * SEATS + seat]) best = child;
    }
    for (let each = 0; each < this.#seats; each++) this.#chances[each] = guess[best * SEATS + each];
  }

  #pick(seat: Seat): number {
    const { visits, available, pull, guess, total } = this.#tree;
    const { exploration, priorVisits } = this.#settings;
    const { count } = this.#moves;
    let sum = 0;
    for (let index = 0; index < count; index++) sum += pull[this.#children[index]];
    let best = this.#children[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const child = this.#children[index];
      const at = child * SEATS + seat;
      const known = (total[at] + priorVisits * guess[at]) / (visits[child] + priorVisits);
      const unsure = (pull[child] / sum) * Math.sqrt(available[child]);
      const score = known + (exploration * unsure) / (1 + visits[child]);
      if (score <= bestScore) continue;
      bestScore = score;
      best = child;
    }
    return best;
  }

  #judgeAfter(state: S, seat: Seat, move: Move, tried: S): void {
    this.#game.copy(state, tried);
    this.#game.apply(tried, seat, move);
    this.#hidden.answer(tried);
    this.#judgeState(tried);
  }

  #judgeState(state: S): void {
    this.#judged++;
    const worth = this.#judge.judge(state, this.#points);
    chances(this.#points, this.#seats, worth, this.#chances);
  }

  #makeRoom(positions: number): void {
    const wanted = Math.min(MOST_NODES, positions + 2 * MARGIN);
    if (wanted > this.#tree.capacity) this.#tree = new SampledTree(wanted);
  }

  /** Of equal ones the one that looked better at first. */
  #mostVisited(count: number): Move {
    const { visits, guess, move, seat } = this.#tree;
    let best = 1;
    for (let child = 2; child <= count; child++) {
      const more = visits[child] - visits[best];
      const better = guess[child * SEATS + seat[child]] > guess[best * SEATS + seat[best]];
      if (more > 0 || (more === 0 && better)) best = child;
    }
    return move[best];
  }
}
