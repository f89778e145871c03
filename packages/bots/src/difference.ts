import type { Seat } from '@pangaea/rules/kernel';
import type { Difference, MoveOfSeat, Part, PartOfDifference } from './analysis.ts';
import type { Seen } from './choice.ts';
import type { Rules } from './domain.ts';
import { Evaluation, OWN_POINTS } from './evaluator.ts';
import { addShare, type Explainer, type Shares } from './explainer.ts';

/** Smaller parts would be rounded to nothing, and are left out. */
const LEAST = 1e-6;

/**
 * The gain of one choice over another, split into parts.
 * @param root the position before both, in an open game
 */
export function differenceOf<S>(
  game: Rules<S>,
  explainer: Explainer<S>,
  root: S | undefined,
  seat: Seat,
  from: Seen,
  to: Seen,
): Omit<Difference, 'than'> {
  const { unit } = explainer;
  const estimates = ({ tally }: Seen) => (unit === 'points' ? tally.points() : tally.chances());
  const [before, after] = [estimates(from), estimates(to)];
  const gains = after.map(({ mean }, each) => mean - before[each].mean);
  const others = gains.reduce((sum, each) => sum + each, 0) - gains[seat];
  const parts = new Map<Part, number>();
  // In points, choices are ranked by this measure.
  const gained = new Evaluation();
  gained.points.set(gains);
  const amount = unit === 'points' ? OWN_POINTS.of(gained, gains.length, seat) : gains[seat];
  addShare(parts, 'others', amount - gains[seat]);
  if (root !== undefined) {
    addAll(parts, scoredOn(game, explainer, root, seat, from.line), -1);
    addAll(parts, scoredOn(game, explainer, root, seat, to.line), 1);
  }
  addAll(parts, meanShares(from, to), 1);
  const known = [...parts.values()].reduce((sum, each) => sum + each, 0);
  addShare(parts, 'later', amount - known);
  return {
    amount,
    parts: [...parts]
      .map(([part, share]): PartOfDifference => ({ part, amount: share }))
      .filter((each) => Math.abs(each.amount) > LEAST)
      .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount)),
    others: unit === 'points' ? others / (gains.length - 1) : 0,
  };
}

function addAll(into: Map<Part, number>, shares: Shares, times: number): void {
  for (const [part, amount] of shares) addShare(into, part, times * amount);
}

/** Points scored on a line. */
function scoredOn<S>(
  game: Rules<S>,
  explainer: Explainer<S>,
  root: S,
  seat: Seat,
  line: readonly MoveOfSeat[],
): Shares {
  const shares = new Map<Part, number>();
  const state = game.slot(root);
  game.copy(root, state);
  const sink = {
    push(event: Parameters<Explainer<S>['pointsIn']>[0]) {
      const found = explainer.pointsIn(event);
      if (found?.seat === seat) addShare(shares, found.part, found.amount);
    },
  };
  for (const each of line) game.apply(state, each.seat, each.move, sink);
  return shares;
}

/** The mean shares over the samples in which both choices were evaluated. */
function meanShares(from: Seen, to: Seen): Shares {
  const sums = new Map<Part, number>();
  let count = 0;
  for (const [look, one] of from.ends.entries()) {
    const other = to.ends[look];
    const shares = other === undefined ? undefined : one?.sharesTo(other);
    if (shares === undefined) continue;
    count++;
    addAll(sums, shares, 1);
  }
  return new Map([...sums].map(([part, sum]) => [part, sum / count]));
}
