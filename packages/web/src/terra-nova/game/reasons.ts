import { argA, type Refusal } from '@pangaea/rules/kernel';
import { candidates, KIND, RULES, type State, terraNovaBook } from '@pangaea/rules/terra-nova';
import type { Slot } from '../../terra/game/choices.ts';
import {
  closedChoices,
  type Reasons,
  whyNotOn as whyNotOnThing,
} from '../../terra/game/reasons.ts';

/** Why something is no choice at a table of Terra Nova. */
export const REASONS: Reasons<State> = {
  rules: terraNovaBook.game,
  codec: RULES.codec,
  candidates,
  telling: [
    'power-action-used',
    'bonus-action-used',
    'palace-action-used',
    'sailing-track-ended',
    'no-house-left',
    'no-trading-post-left',
    'no-bridge-left',
    'not-enough-power',
    'not-enough-coins',
    'nothing-to-exchange',
    'town-too-small',
    'bridge-not-at-own-building',
    'not-adjacent-by-land',
    'not-in-reach',
    'palace-already-built',
    'not-a-trading-post',
    'not-a-house',
  ],
};

/** Why nothing of a kind can be done on a hex; undefined when something can. */
export function whyNotOn(
  state: State,
  seat: number,
  kind: number,
  hex: number,
): Refusal | undefined {
  return whyNotOnThing(REASONS, state, seat, { kind }, 'hex', hex);
}

/** Why a tile, town tile or faction cannot be chosen with a kind; undefined when it can. */
export function whyNotChosen(
  state: State,
  seat: number,
  kind: number,
  choice: number,
): Refusal | undefined {
  return closedChoices(REASONS, state, seat, { kind }).find(({ move }) => argA(move) === choice)
    ?.refusal;
}

/** The kinds of moves that build or change something on a hex. */
export const ON_HEX: readonly Slot[] = (['build', 'transform', 'upgrade', 'palace'] as const).map(
  (id) => ({ id, kind: KIND[id] }),
);
