import type { Move, Random, Seat } from '@pangaea/rules/kernel';
import { Beam } from './beam.ts';
import type { Bot, Budget } from './bot.ts';
import { type Domain, Samples, Spending } from './domain.ts';
import { allOf, bestOf, type Considered, Planner } from './planner.ts';
import { GrowingPlayouts, type Line, type PlayoutParts, SampledPlayouts } from './playouts.ts';
import { sequentialHalving } from './sequential-halving.ts';
import type { SearchSettings } from './settings.ts';

/**
 * The search looks at the seat's own turn, makes lines from the best moves, plays the lines on, and takes the first move of
 * the line that is then best. An open game has one full position. There each look plays a line on from where the last look
 * stopped. If such a game has rounds, a line begins as a plan to the end of a round (`Beam`). In a game with hidden facts a
 * line is a single move. Each look plays it on in another sample of the full position, and a longer plan would fit only one
 * sample.
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

  /**
   * The first move of the best line that was found within the budget; before the first sample, the
   * one with the best estimate.
   */
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
    if (lines.length === 0) return bestOf(first).move;
    const playouts = new GrowingPlayouts(parts);
    return sequentialHalving(
      this.#best(lines).map((line) => playouts.contender(line)),
      playouts,
    ).move;
  }

  /** The moves as lines, best first. */
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

  /** The lines that are played on: not too many with the same first move. */
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
