import { argA, type Refusal, refusal } from '@pangaea/rules/kernel';
import { candidates, KIND, RULES, type State, terraNovaBook } from '@pangaea/rules/terra-nova';
import type { Slot } from '../../terra/game/choices.ts';
import {
  closedChoices,
  type Reasons,
  whyNotOn as whyNotOnThing,
} from '../../terra/game/reasons.ts';
import type { SharedNowhere } from '../../terra/messages/index.ts';
import type { NovaMessages } from '../messages/index.ts';
import { reachOf } from './reach.ts';

/** Reasons why something cannot be chosen at a table of Terra Nova. */
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
  nowhere,
};

/** The sum that stands for both palaces: the left one is 1, the right one 2. */
const BOTH_PALACES = 3;

type Nowhere = SharedNowhere | keyof NovaMessages['nowhere'];

/** The reason why a kind of move is possible nowhere on the map. */
function nowhere(state: State, seat: number, kind: number): Refusal<Nowhere> {
  switch (kind) {
    case KIND.build:
    case KIND.transform:
    case KIND['power-shovel']:
    case KIND['bonus-shovel']:
      return noneInReach(state, seat, kind === KIND.build);
    case KIND.upgrade:
      return refusal('no-own-house');
    case KIND.palace: {
      const isDone = state.palaces(seat) === BOTH_PALACES;
      return refusal(isDone ? 'both-palaces-built' : 'no-own-trading-post');
    }
    case KIND.bridge:
    case KIND['power-bridge']:
      return refusal('no-bridge-place');
    case KIND['river-town']:
      return refusal('no-river-town');
    default:
      return refusal('nowhere');
  }
}

/** @param isForHome whether home terrain is wanted, instead of any other */
function noneInReach(state: State, seat: number, isForHome: boolean): Refusal<Nowhere> {
  const reach = [...reachOf(state, seat)];
  if (reach.length === 0) return refusal('none-in-reach', { sailing: state.sailingInReach(seat) });
  const home = state.home(seat);
  const isAllHome = reach.every((hex) => state.terrain(hex) === home);
  if (isForHome) return refusal('no-home-in-reach');
  return refusal(isAllHome ? 'only-home-in-reach' : 'nowhere');
}

/** The reason why no move of a kind is possible on a hex; undefined if one is. */
export function whyNotOn(
  state: State,
  seat: number,
  kind: number,
  hex: number,
): Refusal | undefined {
  return whyNotOnThing(REASONS, state, seat, { kind }, 'hex', hex);
}

/**
 * The reason why a tile, town tile or faction cannot be chosen in a kind of move; undefined if it
 * can.
 */
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
