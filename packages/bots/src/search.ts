import type { Move, Random, Seat } from '@pangaea/rules/kernel';
import { Beam } from './beam.ts';
import type { Bot, Budget } from './bot.ts';
import { type Domain, Samples, Spending } from './domain.ts';
import { allOf, bestOf, type Considered, Planner } from './planner.ts';
import { GrowingPlayouts, type Line, type PlayoutParts, SampledPlayouts } from './playouts.ts';
import { sequentialHalving } from './sequential-halving.ts';
import type { SearchSettings } from './settings.ts';

/**
 * Looks at the own turn, makes lines of what is best there, plays them on and takes the first move of the one that is best
 * by then. In an open game, which has one full position, lines go on from where they were, and where it has rounds they begin
 * as plans to the end of a round (`Beam`). Where facts are hidden a line is a move, which is played on in one full position
 * after the other: a longer plan would be one for a guess.
 */
export class Search<S> implements Bot<S> {
  readonly #domain: Domain<S>;
  readonly #settings: SearchSettings;
  readonly #own: Planner<S>;
  readonly #policy: Planner<S>;

  constructor(domain: Domain<S>, settings: SearchSettings) {
    this.#domain = domain;
    this.#settings = settings;
    this.#own = new Planner(domain, settings.own);
    this.#policy = new Planner(domain, settings.policy);
  }

  choose(view: S, seat: Seat, random: Random, budget: Budget): Move {
    return this.decide(view, seat, random, budget)[0];
  }

  /** The first move of the best line by the looks that the budget allowed; the best at first sight before one. */
  decide(view: S, seat: Seat, random: Random, budget: Budget): readonly [Move, ...Move[]] {
    const spending = new Spending(budget);
    const samples = new Samples(this.#domain, view, random);
    const own = this.#own;
    const policy = this.#policy;
    policy.begin(samples, spending);
    const first = own.consider(samples, seat, spending);
    if (first.length === 1) return allOf(first[0]);
    const parts = {
      domain: this.#domain,
      seat,
      samples,
      spending,
      policy,
      own,
      settings: this.#settings,
    };
    const best =
      samples.open === undefined
        ? this.#compareInSamples(parts, first)
        : this.#compareGrowing(parts, samples.open, first);
    const known = first.find(({ move }) => move === best);
    // A plan may begin with a move that there was no time to consider.
    return known === undefined ? [best] : allOf(known);
  }

  #compareInSamples(parts: PlayoutParts<S>, first: readonly Considered[]): Move {
    const chosen = this.#best([...first].sort((one, other) => other.value - one.value));
    const playouts = new SampledPlayouts(parts, chosen.length);
    const moves = chosen.map((each) => playouts.contender(each));
    return sequentialHalving(moves, playouts).move;
  }

  #compareGrowing(parts: PlayoutParts<S>, root: S, first: readonly Considered[]): Move {
    const { round } = this.#domain.knowledge;
    const lines =
      round === undefined
        ? this.#after(root, parts.seat, first)
        : new Beam(parts, root, round).plan(first);
    if (lines.length === 0) return bestOf(first);
    const playouts = new GrowingPlayouts(parts);
    return sequentialHalving(
      this.#best(lines).map((line) => playouts.contender(line)),
      playouts,
    ).move;
  }

  /** The moves as lines, the best first. */
  #after(root: S, seat: Seat, first: readonly Considered[]): readonly Line<S>[] {
    const { game } = this.#domain;
    return first
      .map(({ move, value }) => {
        const state = game.slot(root);
        game.copy(root, state);
        game.apply(state, seat, move);
        return { move, state, trail: { before: undefined, seat, move }, bonus: 0, value };
      })
      .sort((one, other) => other.value - one.value);
  }

  /** Those that are played on: not too many with the same first move. */
  #best<L extends Pick<Line<S>, 'move'>>(sorted: readonly L[]): readonly L[] {
    const { lines, linesEach } = this.#settings;
    const taken = new Map<Move, number>();
    const chosen = sorted.filter(({ move }) => {
      const before = taken.get(move) ?? 0;
      taken.set(move, before + 1);
      return before < linesEach;
    });
    return chosen.slice(0, lines);
  }
}
