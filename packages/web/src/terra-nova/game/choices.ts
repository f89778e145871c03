import { argA, kindOf } from '@pangaea/rules/kernel';
import {
  EFFECT,
  KIND,
  NONE,
  powerKind,
  QUESTION,
  RULES,
  type State,
} from '@pangaea/rules/terra-nova';
import { type Action, type Choice, filled, type Slot, targetOf } from '../../terra/game/choices.ts';
import { whyNone } from '../../terra/game/reasons.ts';
import { REASONS } from './reasons.ts';
import { legalMoves } from './rules.ts';

/*
 * The id of an action is the word of the command; power actions are `power:` and their id. Their
 * part is the place of the power action in the edition.
 */

/** Power actions. */
const POWER_KINDS: ReadonlySet<number> = new Set([
  KIND.power,
  KIND['power-bridge'],
  KIND['power-shovel'],
]);

/** A move with its action and the places that it names. */
export function choiceOf(state: State, move: number): Choice {
  return { move, action: actionOf(state, move), target: targetOf(RULES.codec, move) };
}

/** The action of a move. */
function actionOf(state: State, move: number): string {
  if (POWER_KINDS.has(kindOf(move))) return `power:${state.table.powerActionIds[argA(move)]}`;
  return wordOf(kindOf(move));
}

/** The word that commands of a kind begin with. */
function wordOf(kind: number): string {
  return RULES.codec.kinds[kind].word;
}

/** The actions at the start of a turn, in the order of the rulebook. */
const ON_TURN = [
  KIND.build,
  KIND.transform,
  KIND.upgrade,
  KIND.palace,
  KIND.sail,
  KIND.bridge,
] as const;

/**
 * All possible actions of the seat. In a turn it includes impossible actions with the reason, so
 * that the list keeps its order; otherwise only answers to the question.
 */
export function actionsFor(state: State, seat: number): readonly Action[] {
  const choices = legalMoves(state, seat).map((move) => choiceOf(state, move));
  if (choices.length === 0) return [];
  const slots = state.top() === QUESTION.turn ? turnSlots(state, seat) : [];
  return filled(slots, choices, slotOf, (slot) => whyNone(REASONS, state, seat, slot));
}

function slotOf({ action, move }: Choice): Slot {
  return { id: action, kind: kindOf(move) };
}

function turnSlots(state: State, seat: number): Slot[] {
  const { table } = state;
  const slots: Slot[] = ON_TURN.map((kind) => ({ id: wordOf(kind), kind }));
  for (const [power, { id, effect }] of table.powerActions.entries()) {
    slots.push({ id: `power:${id}`, kind: powerKind(effect.form), part: power });
  }
  const tile = state.bonusTile(seat);
  if (tile !== NONE && table.bonusShovels[tile] > 0) {
    slots.push({ id: 'bonus-shovel', kind: KIND['bonus-shovel'] });
  }
  if (state.palaceAction(seat) !== undefined) slots.push({ id: 'special', kind: KIND.special });
  if (state.effect(seat, EFFECT.riverTown) > 0)
    slots.push({ id: 'river-town', kind: KIND['river-town'] });
  slots.push({ id: 'exchange', kind: KIND.exchange });
  if (state.effect(seat, EFFECT.exchangePower) > 0) {
    slots.push({ id: 'exchange-vp', kind: KIND['exchange-vp'] });
  }
  slots.push({ id: 'pass', kind: KIND.pass });
  return slots;
}
