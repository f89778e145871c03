import { hasSeat, kindOf, type Move, Moves, type Seat } from '@pangaea/rules/kernel';
import { Seen } from './seen.ts';
import { answerAll, type Made, type SoloGame } from './solo.ts';

/** The moves of all seats as a chain, the last one first. */
interface Trail extends Made {
  readonly before: Trail | undefined;
}

/** A position at the beginning of an own turn. */
interface Node<S> {
  readonly state: S;
  readonly trail: Trail | undefined;
  /** Points at the end of the game if the seat passes here. */
  readonly stop: number;
  /** These points, with those that the goods in hand promise. */
  readonly value: number;
}

/**
 * The best nodes. Half of them have the most points after a pass, the others the most points with
 * what their goods promise.
 */
function bestOf<S>(nodes: Node<S>[], width: number): readonly Node<S>[] {
  if (nodes.length <= width) return nodes;
  nodes.sort((one, other) => other.stop - one.stop || other.value - one.value);
  const rest = nodes.splice(width >> 1);
  rest.sort((one, other) => other.value - one.value);
  return [...nodes, ...rest.slice(0, width - nodes.length)];
}

/** The index of the first move of a kind in a list; -1 if there is none. */
function find(moves: Moves, kind: number): number {
  for (let at = 0; at < moves.count; at++) if (kindOf(moves.at(at)) === kind) return at;
  return -1;
}

/** The limits of a search. */
export interface SoloLimits {
  /** The most positions that are followed after each number of own turns. */
  readonly width: number;
  /** The most positions that are visited in all. */
  readonly positions: number;
  /** Called between turns; true ends the search. */
  readonly stop?: () => boolean;
}

/** The best line that was found. */
export interface SoloResult {
  /** Points of the seat at the end of the game. */
  readonly points: number;
  /** The moves of all seats in this line. */
  readonly line: readonly Made[];
  /** Whether the search left nothing out, so that no line makes more points. */
  readonly isProved: boolean;
  /** Whether the limit of positions, or the caller, ended the search. */
  readonly isCut: boolean;
  readonly positions: number;
}

/** Finds the line with the most points for a seat that plays alone to the end of the game. */
export function searchSolo<S>(
  solo: SoloGame<S>,
  root: S,
  seat: Seat,
  limits: SoloLimits,
): SoloResult {
  const search = new Search(solo, root, seat, limits);
  let nodes: readonly Node<S>[] = [search.begin(root)];
  let isProved = true;
  while (nodes.length > 0 && !search.isCut) {
    const next: Node<S>[] = [];
    for (const node of nodes) search.expand(node, next);
    if (next.length > limits.width) isProved = false;
    nodes = bestOf(next, limits.width);
  }
  const { isCut, best, positions } = search;
  return { ...best, isProved: isProved && !isCut, isCut, positions };
}

/**
 * The greedy line: in each turn it takes the action after which an immediate pass would make the
 * most points. It passes when no turn makes more.
 */
export function greedySolo<S>(
  solo: SoloGame<S>,
  root: S,
  seat: Seat,
): Pick<SoloResult, 'points' | 'line'> {
  const limits = { width: 1, positions: Number.POSITIVE_INFINITY };
  let node = new Search(solo, root, seat, limits).begin(root);
  for (;;) {
    const next: Node<S>[] = [];
    const search = new Search(solo, node.state, seat, limits);
    search.expand(node, next);
    const best = next.reduce((one, other) => (other.stop > one.stop ? other : one), node);
    if (best === node) {
      const passed = new Search(solo, node.state, seat, limits);
      passed.pass(node.state, node.trail);
      return passed.best;
    }
    node = best;
  }
}

class Search<S> {
  readonly #solo: SoloGame<S>;
  readonly #seat: Seat;
  readonly #limits: SoloLimits;
  readonly #seen: Seen<S>;
  readonly #levels: { readonly state: S; readonly moves: Moves }[] = [];
  readonly #root: S;
  /** Working space for `#stopValue`. */
  readonly #stopped: S;
  readonly #stopMoves = new Moves();
  positions = 0;
  isCut = false;
  best: { readonly points: number; readonly line: readonly Made[] } = { points: -1, line: [] };

  constructor(solo: SoloGame<S>, root: S, seat: Seat, limits: SoloLimits) {
    this.#solo = solo;
    this.#seat = seat;
    this.#limits = limits;
    this.#root = root;
    this.#stopped = solo.game.slot(root);
    this.#seen = new Seen(solo, root, seat);
  }

  begin(state: S): Node<S> {
    this.#seen.add(state);
    return this.#nodeOf(state, undefined);
  }

  /**
   * Searches the turn that begins at a node, and adds the beginnings of the next turn to `into`.
   */
  expand(node: Node<S>, into: Node<S>[]): void {
    const { state } = this.#level(0);
    this.#solo.game.copy(node.state, state);
    this.#list(0);
    this.#follow(0, node.trail, true, into);
  }

  /** Passes, then makes the decisions that follow. */
  pass(from: S, trail: Trail | undefined): void {
    const { state, moves } = this.#level(0);
    this.#solo.game.copy(from, state);
    this.#list(0);
    const at = find(moves, this.#solo.knowledge.pass);
    if (at >= 0) this.#make(0, moves.at(at), trail, []);
  }

  /**
   * Follows the listed moves of a depth.
   * @param isTurn whether the position is the beginning of a turn; conversions may have been made
   * before its action
   */
  #follow(depth: number, trail: Trail | undefined, isTurn: boolean, into: Node<S>[]): void {
    const { knowledge } = this.#solo;
    const { state, moves } = this.#level(depth);
    // After its action a turn ends at once. Conversions can just as well be made before the next
    // action.
    const canEnd = find(moves, knowledge.end) >= 0 && !knowledge.hasPassed(state, this.#seat);
    // Actions come first: lines without conversions keep more goods.
    for (const areConversions of canEnd ? [false] : [false, true]) {
      for (let at = 0; at < moves.count && !this.isCut; at++) {
        const move = moves.at(at);
        const kind = kindOf(move);
        if (knowledge.conversions.has(kind) !== areConversions || knowledge.never.has(kind))
          continue;
        if (areConversions && knowledge.times(move) !== 1) continue;
        this.#make(depth, move, trail, into, areConversions && isTurn);
      }
    }
  }

  /**
   * Lists the moves of a depth.
   * @returns whether a turn can begin there
   */
  #list(depth: number): boolean {
    const { state, moves } = this.#level(depth);
    this.#solo.game.legal(state, this.#seat, moves);
    return find(moves, this.#solo.knowledge.pass) >= 0;
  }

  /** Makes a move from the position at a depth, and searches the positions after it. */
  #make(
    depth: number,
    move: Move,
    before: Trail | undefined,
    into: Node<S>[],
    isSameTurn = false,
  ): void {
    const { game } = this.#solo;
    const { state } = this.#level(depth + 1);
    game.copy(this.#levels[depth].state, state);
    game.apply(state, this.#seat, move);
    let trail: Trail = { before, seat: this.#seat, move };
    for (const made of answerAll(this.#solo, state, this.#seat)) trail = { before: trail, ...made };
    this.#look();
    if (!hasSeat(game.deciders(state), this.#seat)) {
      this.#finish(state, trail);
      return;
    }
    if (!this.#seen.add(state)) return;
    const isTurn = this.#list(depth + 1);
    if (isTurn && !isSameTurn) {
      const copy = game.slot(state);
      game.copy(state, copy);
      into.push(this.#nodeOf(copy, trail));
    } else this.#follow(depth + 1, trail, isTurn, into);
  }

  #finish(state: S, trail: Trail): void {
    const points = this.#solo.game.outcome(state)?.vp[this.#seat] ?? -1;
    if (points <= this.best.points) return;
    const line: Made[] = [];
    for (let at: Trail | undefined = trail; at !== undefined; at = at.before) {
      line.push({ seat: at.seat, move: at.move });
    }
    this.best = { points, line: line.reverse() };
  }

  #look(): void {
    this.positions++;
    if (this.positions >= this.#limits.positions) this.isCut = true;
    else if (this.positions % 4096 === 0 && this.#limits.stop?.() === true) this.isCut = true;
  }

  #nodeOf(state: S, trail: Trail | undefined): Node<S> {
    const stop = this.#stopValue(state);
    return { state, trail, stop, value: stop + this.#solo.knowledge.promise(state, this.#seat) };
  }

  /** Points at the end of the game if the seat passes now and takes nothing more. */
  #stopValue(from: S): number {
    const { game, knowledge } = this.#solo;
    const state = this.#stopped;
    const list = this.#stopMoves;
    game.copy(from, state);
    while (game.deciders(state) !== 0) {
      answerAll(this.#solo, state, this.#seat);
      if (game.legal(state, this.#seat, list) === 0) break;
      const at = Math.max(0, find(list, knowledge.end), find(list, knowledge.pass));
      game.apply(state, this.#seat, list.at(at));
    }
    return game.outcome(state)?.vp[this.#seat] ?? -1;
  }

  #level(depth: number): { readonly state: S; readonly moves: Moves } {
    this.#levels[depth] ??= {
      state: this.#solo.game.slot(this.#root),
      moves: new Moves(),
    };
    return this.#levels[depth];
  }
}
