import { KIND, PENDING, QUESTION, type State } from '@pangaea/rules/gaia';
import type { Refusal } from '@pangaea/rules/kernel';
import type { Action } from './actions.ts';
import { type Goal, goalsOf } from './goals.ts';

/** One hint for a newcomer before a decision, as data; the sentence is made where it is shown. */
export type Advice =
  /** The way to win, until the first meeple is placed. */
  | { readonly is: 'aim'; readonly meeples: number }
  | { readonly is: 'act'; readonly left: number }
  | { readonly is: 'confirm' }
  /** A city of the hand that cannot be built yet. */
  | { readonly is: 'closed'; readonly why: Refusal }
  /** The cards that are missing for the nearest objective. */
  | { readonly is: 'goal'; readonly missing: Goal['asks'] }
  /** The part of the rules for the present question. */
  | {
      readonly is: 'rule';
      readonly concept: 'limits' | 'feeding' | 'rise' | 'objectives' | 'protection';
    };

const RULES = {
  [QUESTION.discard]: 'limits',
  [QUESTION.feed]: 'feeding',
  [QUESTION.settle]: 'rise',
  [QUESTION.objective]: 'objectives',
  [QUESTION.window]: 'protection',
} as const;

/**
 * Hints for a newcomer who has to decide, the most important first: the next step, and one thing
 * about the hand. Empty if the question is enough.
 * @param open whether there are more choices, see `Draft`
 */
export function adviceFor(
  state: State,
  seat: number,
  actions: readonly Action[],
  open: boolean,
): readonly Advice[] {
  if (!open) return [{ is: 'confirm' }];
  const concept = RULES[state.top() as keyof typeof RULES] as 'limits' | undefined;
  if (concept !== undefined) return [{ is: 'rule', concept }];
  if (PENDING[state.top() as keyof typeof PENDING] !== 'turn') return [];
  const { meeples } = state.table;
  const begins: Advice[] = state.supply(seat) === meeples ? [{ is: 'aim', meeples }] : [];
  const about = closedCity(actions) ?? nearestGoal(state, seat);
  return [...begins, { is: 'act', left: state.actions() }, ...(about === undefined ? [] : [about])];
}

function closedCity(actions: readonly Action[]): Advice | undefined {
  const closed = actions
    .filter(({ zone, kind }) => zone === 'hand' && kind === KIND.city)
    .flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal]));
  const met = ({ params }: Refusal) => Number(params.met ?? -1);
  const [why] = closed.toSorted((one, other) => met(other) - met(one));
  return why === undefined ? undefined : { is: 'closed', why };
}

/** The open objective of nature cards with the fewest missing cards. */
function nearestGoal(state: State, seat: number): Advice | undefined {
  const open = goalsOf(state, seat).filter(({ by }) => by === undefined);
  const missing = open
    .map(({ asks, has }) => asks.filter((_, index) => !has[index]))
    .filter((each) => each.length > 0 && !each.includes('power'))
    .toSorted((one, other) => one.length - other.length);
  return missing.length === 0 ? undefined : { is: 'goal', missing: missing[0] };
}
