import { argA, argB, kindOf } from '../../kernel/index.ts';
import type { State } from '../../terra-mystica/state.ts';
import { POWER_ACTIONS, SPECIAL_ACTIONS } from '../../terra-mystica/vocabulary.ts';
import { KIND } from '../../terra-mystica/words.ts';
import { isOwn, type NumberedMove, type Play, type Segment, withEnd } from './course.ts';

const TWO_ACTIONS = SPECIAL_ACTIONS.indexOf('ACTC');

const SPADE_POWER: ReadonlySet<number> = new Set(
  (['ACT5', 'ACT6'] as const).map((action) => POWER_ACTIONS.indexOf(action)),
);
const SPADE_CARD = SPECIAL_ACTIONS.indexOf('BON1');

/** Moves that are the action of a turn, or a part of it, and may use spades. */
const USES: ReadonlySet<number> = new Set([KIND.transform, KIND.build]);

/**
 * The first double action that the site would regard as one action, if there is any. On the site a
 * dwelling after spades, or spades dug after an action with spades, belong to the same action. So
 * the site would not count the second action, and expect one more.
 * @param start the position that gives the home terrains; @returns the index of the segment with
 * the second action
 */
export function findMergedActions(start: State, segments: readonly Segment[]): number {
  return segments.findIndex((second, at) => {
    const first = segments[at - 1];
    if (first === undefined || first.turn !== second.turn) return false;
    const begun = first.plays.findIndex((play) => isOwn(play, first.turn) && isDouble(play));
    if (begun < 0) return false;
    const one = usesIn(first.plays.slice(begun + 1), first.turn);
    const [next] = actionsIn(second.plays, second.turn);
    return next !== undefined && isTakenForSame(start, second.turn, one, next);
  });
}

/** The same moves with the two actions in the other order; answers of others come after both. */
export function withActionsTurned(
  segments: readonly Segment[],
  at: number,
): readonly NumberedMove[] {
  const [first, second] = [segments[at - 1], segments[at]];
  const { turn } = first;
  const begun = first.plays.findIndex((play) => isOwn(play, turn) && isDouble(play));
  const [ownFirst, others] = partedBy(first.plays.slice(begun + 1), turn);
  const [ownSecond, moreOthers] = partedBy(second.plays, turn);
  const turned = [...first.plays.slice(0, begun + 1), ...ownSecond, ...ownFirst];
  return segments.flatMap((segment, place) => {
    if (place === at - 1) return turned;
    if (place === at) return [...withEnd(second, []), ...others, ...moreOthers];
    return withEnd(segment, segment.plays);
  });
}

function isDouble({ move }: Play): boolean {
  return kindOf(move) === KIND.special && argA(move) === TWO_ACTIONS;
}

function partedBy(plays: readonly Play[], turn: number): readonly [Play[], Play[]] {
  const own = plays.filter((play) => isOwn(play, turn));
  return [own, plays.filter((play) => !isOwn(play, turn))];
}

function isSpadeAction({ move }: Play): boolean {
  const kind = kindOf(move);
  if (kind === KIND.power) return SPADE_POWER.has(argA(move));
  return kind === KIND.special && argA(move) === SPADE_CARD;
}

/** The own moves that are actions, without the moves that may accompany an action. */
function actionsIn(plays: readonly Play[], turn: number): readonly Play[] {
  const isBeside = ({ move }: Play) =>
    [KIND.burn, KIND.convert, KIND.decline].some((kind) => kind === kindOf(move));
  return plays.filter((play) => isOwn(play, turn) && !isBeside(play));
}

/** How an action has used spades. */
interface Uses {
  readonly hasSpades: boolean;
  readonly builds: boolean;
  readonly transforms: readonly Play[];
}

function usesIn(plays: readonly Play[], turn: number): Uses {
  const acts = actionsIn(plays, turn);
  const [begin] = acts;
  const uses = acts.filter(({ move }) => USES.has(kindOf(move)));
  const transforms = uses.filter(({ move }) => kindOf(move) === KIND.transform);
  const hasSpades =
    begin !== undefined && (isSpadeAction(begin) || kindOf(begin.move) === KIND.transform);
  return { hasSpades, builds: uses.length > transforms.length, transforms };
}

function isTakenForSame(s: State, seat: number, one: Uses, { move }: Play): boolean {
  if (!one.hasSpades || one.builds) return false;
  if (kindOf(move) === KIND.transform) return one.transforms.length === 0;
  if (kindOf(move) !== KIND.build) return false;
  const home = one.transforms.filter((each) => argB(each.move) === s.groundOf(seat));
  return home.length === 0 || home.some((each) => argA(each.move) === argA(move));
}
