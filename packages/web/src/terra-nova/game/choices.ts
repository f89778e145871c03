import { argA, argB, argC, kindOf, type Refusal } from '@pangaea/rules/kernel';
import {
  type Drawn,
  EFFECT,
  KIND,
  NONE,
  powerKind,
  QUESTION,
  RULES,
  type State,
} from '@pangaea/rules/terra-nova';
import { whyNone } from './reasons.ts';
import { legalMoves } from './rules.ts';

/** What a move points at on the page. */
export type Target =
  | { readonly on: 'hex'; readonly hex: number }
  | { readonly on: 'bridge'; readonly bridge: number }
  | { readonly on: 'tile'; readonly tile: number }
  | { readonly on: 'town'; readonly tile: number }
  | { readonly on: 'faction'; readonly faction: number }
  | { readonly on: 'nothing' };

export interface Choice {
  readonly move: number;
  readonly action: string;
  readonly target: Target;
}

/**
 * One action as everything on the page offers it: button, board, keyboard, spoken label. `id` is the
 * word of the command; power actions are `power:` and their id.
 */
export interface Action {
  readonly id: string;
  readonly kind: number;
  /** Place of a power action in the edition. */
  readonly power?: number;
  /** Moves that are legal now; empty when there are none. */
  readonly choices: readonly Choice[];
  /** Why there are none. */
  readonly refusal?: Refusal;
}

const POWER_KINDS: ReadonlySet<number> = new Set([
  KIND.power,
  KIND['power-bridge'],
  KIND['power-shovel'],
]);
const ARGUMENTS = [argA, argB, argC];

/** The first thing that the move names and that is drawn. */
function targetOf(move: number): Target {
  for (const [place, { domain }] of RULES.codec.kinds[kindOf(move)].args.entries()) {
    const value = ARGUMENTS[place](move);
    switch (domain.target as Drawn | undefined) {
      case 'hex':
        return { on: 'hex', hex: value };
      case 'bridge':
        return { on: 'bridge', bridge: value };
      case 'bonus-tile':
        return { on: 'tile', tile: value };
      case 'town-tile':
        return { on: 'town', tile: value };
      case 'faction':
        return { on: 'faction', faction: value };
      default:
    }
  }
  return { on: 'nothing' };
}

/** A move with what it belongs to and points at. */
export function choiceOf(state: State, move: number): Choice {
  return { move, action: actionOf(state, move), target: targetOf(move) };
}

/** The action that a move belongs to. */
function actionOf(state: State, move: number): string {
  if (POWER_KINDS.has(kindOf(move))) return `power:${state.table.powerActionIds[argA(move)]}`;
  return wordOf(kindOf(move));
}

/** The word that commands of a kind begin with. */
function wordOf(kind: number): string {
  return RULES.codec.kinds[kind].word;
}

/** What can be done at the start of a turn, in the order of the rulebook. */
const ON_TURN = [
  KIND.build,
  KIND.transform,
  KIND.upgrade,
  KIND.palace,
  KIND.sail,
  KIND.bridge,
] as const;

/**
 * Everything that the seat may do now. On a turn also what it may not, with the reason, so that the
 * list keeps its shape; otherwise only what is asked for.
 */
export function actionsFor(state: State, seat: number): readonly Action[] {
  const choices = legalMoves(state, seat).map((move) => choiceOf(state, move));
  if (choices.length === 0) return [];
  const slots = state.top() === QUESTION.turn ? turnSlots(state, seat) : [];
  const found = Map.groupBy(choices, ({ action }) => action);
  for (const [id, [first]] of found) {
    if (!slots.some((slot) => slot.id === id)) slots.push({ id, kind: kindOf(first.move) });
  }
  return slots.map((slot) => {
    const own = found.get(slot.id) ?? [];
    if (own.length > 0) return { ...slot, choices: own };
    return { ...slot, choices: own, refusal: whyNone(state, seat, slot.kind, slot.power) };
  });
}

interface Slot {
  readonly id: string;
  readonly kind: number;
  readonly power?: number;
}

function turnSlots(state: State, seat: number): Slot[] {
  const { table } = state;
  const slots: Slot[] = ON_TURN.map((kind) => ({ id: wordOf(kind), kind }));
  for (const [power, { id, effect }] of table.powerActions.entries()) {
    slots.push({ id: `power:${id}`, kind: powerKind(effect.form), power });
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
