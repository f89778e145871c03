import { Random, seedFromNumber, type Viewer } from '@pangaea/rules/kernel';
import { extend } from './extend.ts';
import { type AnyHistory, type AnyStep, stateAt } from './history.ts';

/**
 * A line of moves that a person tries from a moment of a game. None of these moves is played in the
 * game.
 */
export interface Branch {
  readonly id: string;
  readonly name: string;
  /** The number of steps of the game before the branch. */
  readonly from: number;
  /** Seats and commands, as in records. */
  readonly moves: readonly string[];
  /** Hidden facts are drawn at random with this seed; undefined while they stay hidden. */
  readonly drawn?: number | undefined;
}

/** A branch with its moves played on top of its game. */
export interface Grown {
  /** The steps of the game before the branch, then those of the branch. */
  readonly history: AnyHistory;
  /** The number of moves of the branch that are possible; the others are not in the history. */
  readonly made: number;
}

/**
 * @param game the game as the viewer may know it
 * @returns the branch up to the first move that is not possible
 */
export function grow(game: AnyHistory, viewer: Viewer, branch: Branch): Grown {
  let history = baseOf(game, viewer, branch);
  for (const [made, line] of branch.moves.entries()) {
    const space = line.indexOf(' ');
    const next = extend(history, Number(line.slice(0, space)), line.slice(space + 1));
    if (!next.ok) return { history, made };
    history = next.value;
  }
  return { history, made: branch.moves.length };
}

/**
 * The game up to the beginning of a branch. Facts that its viewer may not know are not in the
 * position.
 */
function baseOf(game: AnyHistory, viewer: Viewer, { from, drawn }: Branch): AnyHistory {
  const { game: rules } = game.game.book;
  const steps = game.steps.slice(0, from);
  const view = rules.view(stateAt(game, steps.length), viewer);
  const state =
    drawn === undefined ? view : rules.sample(view, Random.fromSeed(seedFromNumber(drawn)));
  const last = steps.at(-1);
  return last === undefined
    ? { ...game, start: state, steps }
    : { ...game, steps: [...steps.slice(0, -1), { ...last, state }] };
}

/**
 * The number of steps after which a branch can begin, at most `steps`: before an agreed end of the
 * game.
 */
export function beginningAt(game: AnyHistory, steps: number): number {
  const stops = game.steps.slice(0, steps).findIndex(({ agreed }) => agreed?.kind === 'stop');
  return stops < 0 ? Math.min(steps, game.steps.length) : stops;
}

/** A turn in a branch: consecutive steps of one seat. */
export interface BranchTurn {
  readonly seat: number;
  readonly steps: readonly AnyStep[];
  /** The number of moves of the branch before it. */
  readonly before: number;
}

export function turnsOf(history: AnyHistory, from: number): readonly BranchTurn[] {
  const turns: { seat: number; steps: AnyStep[]; before: number }[] = [];
  for (const [before, step] of history.steps.slice(from).entries()) {
    const last = turns.at(-1);
    const isOver = last?.steps.at(-1)?.move === history.game.end;
    if (last?.seat === step.seat && !isOver) last.steps.push(step);
    else turns.push({ seat: step.seat, steps: [step], before });
  }
  return turns;
}
