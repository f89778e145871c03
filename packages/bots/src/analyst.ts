import { type Move, Random, type Seat, seedFromNumber } from '@pangaea/rules/kernel';
import type { AnalysedMove, Analysis, AnalysisBudget, Analyst } from './analysis.ts';
import { Beam } from './beam.ts';
import { afterMoves, type Choice, isSame, movesOf, type Seen } from './choice.ts';
import { differenceOf } from './difference.ts';
import { type Domain, Samples, Spending } from './domain.ts';
import { Evaluation } from './evaluator.ts';
import type { Explainer } from './explainer.ts';
import { growLines } from './grown-lines.ts';
import { POINTS_PER_LOGIT } from './judge.ts';
import { type Considered, Planner } from './planner.ts';
import type { PlayoutParts } from './playouts.ts';
import { sampleMoves } from './sampled-moves.ts';
import type { SearchSettings } from './settings.ts';
import { Tally, type TallySettings } from './tally.ts';

/** The default number of best choices. */
const OTHERS = 3;

/**
 * Computes the values of choices. The named choices and the best others are searched with the same
 * effort. In an open game with rounds, each gets its own plans, of which the best is played on; in
 * a game with hidden facts, all are made in the same guessed positions.
 */
export class SearchAnalyst<S> implements Analyst<S> {
  readonly #domain: Domain<S>;
  readonly #settings: SearchSettings;
  readonly #explainer: Explainer<S>;
  readonly #pointsPerLogit: ((state: S) => number | undefined) | undefined;
  readonly #own: Planner<S>;
  readonly #policy: Planner<S>;

  /**
   * @param pointsPerLogit the lead in points that multiplies the odds by e, by position, if chances
   * follow from points
   */
  constructor(
    domain: Domain<S>,
    settings: SearchSettings,
    explainer: Explainer<S>,
    pointsPerLogit?: (state: S) => number | undefined,
  ) {
    this.#pointsPerLogit = pointsPerLogit;
    this.#domain = domain;
    // A bonus by chance would change which of almost equal choices are named.
    this.#settings = { ...settings, beam: { ...settings.beam, liking: 0 } };
    this.#explainer = explainer;
    this.#own = new Planner(domain, settings.own);
    this.#policy = new Planner(domain, settings.policy);
  }

  analyse(
    view: S,
    seat: Seat,
    named: readonly (readonly [Move, ...Move[]])[],
    budget: AnalysisBudget,
  ): Analysis {
    const parts = this.#begin(view, seat, budget);
    const { own, samples, spending } = parts;
    const first = own.consider(samples, seat, spending);
    const known = named.map((moves) => namedIn(parts, moves, first));
    const others = bestOthers(parts, first, known, budget.others ?? OTHERS);
    const choices = [
      ...known.map((each): Choice => ({ ...each, isNamed: true })),
      ...others.map((each): Choice => ({ ...each, isNamed: false })),
    ];
    const tallied = this.#tallied(parts);
    const { open } = samples;
    const seen =
      open === undefined
        ? sampleMoves(parts, choices, this.#explainer, tallied)
        : growLines(parts, open, choices, this.#explainer, tallied);
    const found = seen ?? this.#atFirstSight(parts, choices, tallied);
    return {
      seat,
      unit: this.#explainer.unit,
      choices: this.#tell(parts, choices, found),
      by: seen === undefined ? 'turn' : 'lines',
      considered: first.length,
    };
  }

  #begin(view: S, seat: Seat, budget: AnalysisBudget): PlayoutParts<S> {
    const [domain, settings, own, policy] = [this.#domain, this.#settings, this.#own, this.#policy];
    const spending = new Spending(budget);
    const samples = new Samples(domain, view, Random.fromSeed(budget.seed ?? seedFromNumber(0)));
    policy.begin(samples, spending);
    return { domain, seat, samples, spending, policy, own, settings };
  }

  #tallied({ domain, samples, seat }: PlayoutParts<S>): TallySettings {
    return {
      seats: domain.game.seats(samples.view),
      seat,
      measure: this.#settings.own.measure,
      isIndependent: samples.open === undefined,
      pointsPerLogit:
        this.#explainer.unit === 'points'
          ? (this.#pointsPerLogit?.(samples.view) ?? POINTS_PER_LOGIT)
          : undefined,
    };
  }

  /**
   * The values of choices before the search, judged at the end of the own turn, all in one full
   * position. Moves that are not legal in that position are left out.
   */
  #atFirstSight(
    parts: PlayoutParts<S>,
    choices: readonly Choice[],
    tallied: TallySettings,
  ): readonly Seen[] {
    const { domain, samples, seat, spending } = parts;
    const { game, hidden, evaluator } = domain;
    const before = samples.next();
    const evaluation = new Evaluation();
    return choices.map((choice) => {
      const moves = movesOf(choice);
      const after = game.slot(before);
      game.copy(before, after);
      for (const move of moves) {
        if (game.check(after, seat, move) !== 0) break;
        game.apply(after, seat, move);
      }
      hidden?.answer(after);
      spending.look(1);
      evaluator.evaluate([after], 1, [evaluation]);
      const tally = new Tally({ ...tallied, isIndependent: false });
      tally.add(evaluation);
      const line = moves.map((move) => ({ seat, move }));
      return { tally, ends: [this.#explainer.take(after, seat)], line };
    });
  }

  #tell(
    { domain, samples, seat }: PlayoutParts<S>,
    choices: readonly Choice[],
    found: readonly Seen[],
  ): readonly AnalysedMove[] {
    const explainer = this.#explainer;
    const sorted = choices
      .map((choice, place) => ({ choice, seen: found[place] }))
      .sort((one, other) => other.seen.tally.value() - one.seen.tally.value());
    return sorted.map(({ choice, seen }, place) => {
      const than = place === 0 ? 1 : 0;
      const other = sorted.at(than)?.seen;
      return {
        moves: movesOf(choice),
        isNamed: choice.isNamed,
        points: explainer.unit === 'points' ? seen.tally.points() : [],
        chances: seen.tally.chances(),
        line: seen.line,
        difference:
          other === undefined
            ? undefined
            : {
                than,
                ...differenceOf(domain.game, explainer, samples.open, seat, other, seen),
              },
      };
    });
  }
}

/** The number of full positions in which a named decision is tried until it is legal in one. */
const GUESSES = 32;

/**
 * A named choice. If the caller named only its payment, it is found among the considered ones,
 * together with the move that is paid for.
 */
function namedIn<S>(
  { domain, seat, samples, own }: PlayoutParts<S>,
  moves: readonly [Move, ...Move[]],
  first: readonly Considered[],
): Considered {
  const [move, ...rest] = moves;
  const known = first.find((each) => each.move === move);
  if (known !== undefined && (rest.length === 0 || isSame(known.rest, rest))) return known;
  // Where facts are hidden, later moves of the decision may not be legal in every full position.
  const tries = samples.open === undefined ? GUESSES : 1;
  for (let n = 0; n < tries; n++) {
    const after = afterMoves(domain.game, samples.next(), seat, moves);
    if (after !== undefined) return { move, rest, value: own.values([after], seat)[0] };
  }
  throw new RangeError('a named decision is not legal');
}

/**
 * The best choices except the named ones: in an open game with rounds by the plans that begin with
 * them.
 */
function bestOthers<S>(
  parts: PlayoutParts<S>,
  first: readonly Considered[],
  named: readonly Considered[],
  count: number,
): readonly Considered[] {
  const sorted = [...first].sort((one, other) => other.value - one.value);
  const { round } = parts.domain.knowledge;
  const { open } = parts.samples;
  if (open !== undefined && round !== undefined && first.length > 1) {
    const planned = new Beam(parts, open, round).plan(first).map(({ move }) => move);
    const placeOf = (move: Move) => {
      const place = planned.indexOf(move);
      return place < 0 ? planned.length : place;
    };
    sorted.sort((one, other) => placeOf(one.move) - placeOf(other.move));
  }
  const isNamed = ({ move, rest }: Considered) =>
    named.some((each) => each.move === move && isSame(each.rest, rest));
  return sorted.filter((each) => !isNamed(each)).slice(0, count);
}
