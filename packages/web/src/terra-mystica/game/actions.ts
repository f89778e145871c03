import { argA, kindOf, type Move } from '@pangaea/rules/kernel';
import {
  CONVERSIONS,
  KIND,
  KIND_WORDS,
  POWER_ACTIONS,
  QUESTION,
  RULES,
  SPECIAL_ACTIONS,
  type State,
  specialsOf,
  TRAIT,
} from '@pangaea/rules/terra-mystica';
import { legalMoves } from '../../game/draft.ts';
import { type Action, type Choice, filled, type Slot, targetOf } from '../../terra/game/choices.ts';
import { whyNone } from '../../terra/game/reasons.ts';
import { abilityTarget, MYSTICA_RULES, REASONS } from './reasons.ts';

/*
 * The id of an action is the word of its command. Power actions, special actions and exchanges of
 * goods are several actions of one kind: their ids have the name after a colon, and their part is
 * their place in the list. This also holds for the abilities of a faction, whose list is that of
 * the table.
 */

/** Kinds that are several actions, with the names of these. */
const PARTED: Readonly<Record<number, readonly string[]>> = {
  [KIND.power]: POWER_ACTIONS,
  [KIND.special]: SPECIAL_ACTIONS,
  [KIND.convert]: CONVERSIONS,
};

/** Buttons that stand for several actions. */
export const GROUPS = ['build', 'dig', 'power', 'special', 'convert'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<number, Group>> = {
  [KIND.build]: 'build',
  [KIND['skip-build']]: 'build',
  [KIND.transform]: 'dig',
  [KIND['skip-transform']]: 'dig',
  [KIND.sacrifice]: 'dig',
  [KIND.altar]: 'dig',
  [KIND.erupt]: 'dig',
  [KIND.power]: 'power',
  [KIND.special]: 'special',
  [KIND.burn]: 'convert',
  [KIND.convert]: 'convert',
};

/** The button that combines a kind with others; undefined if the kind has its own button. */
export function groupOf(kind: number): Group | undefined {
  return GROUP_OF[kind];
}

/** A move with its action and its target. */
export function choiceOf(state: State, move: Move): Choice {
  const target = abilityTarget(state, move) ?? targetOf(RULES.codec, move);
  return { move, action: idOf(state, move), target };
}

function idOf(state: State, move: Move): string {
  const kind = kindOf(move);
  const names = namesOf(state, kind);
  return names === undefined ? KIND_WORDS[kind] : `${KIND_WORDS[kind]}:${names[argA(move)]}`;
}

/** The names of the actions of a kind that is several actions; undefined for other kinds. */
function namesOf(state: State, kind: number): readonly string[] | undefined {
  return kind === KIND.ability ? state.table.abilityNames : PARTED[kind];
}

function slotOf(id: keyof typeof KIND): Slot {
  const kind = KIND[id];
  const group = GROUP_OF[kind];
  return group === undefined ? { id, kind } : { id, kind, group };
}

function part(kind: keyof typeof KIND, place: number): Slot {
  const number = KIND[kind];
  return {
    id: `${kind}:${PARTED[number][place]}`,
    kind: number,
    part: place,
    group: GROUP_OF[number],
  };
}

/**
 * All possible actions of the seat. In a turn it includes impossible actions with the reason, so
 * that the list keeps its order; otherwise only answers to the question.
 */
export function actionsFor(state: State, seat: number): readonly Action[] {
  const choices = legalMoves(MYSTICA_RULES, state, seat).map((move) => choiceOf(state, move));
  if (choices.length === 0) return [];
  const slots = state.top() === QUESTION.turn ? turnSlots(state, seat) : [];
  return filled(slots, choices, slotBy(state), (slot) => whyNone(REASONS, state, seat, slot));
}

/** The facts about an action, taken from one of its choices. */
const slotBy =
  (state: State) =>
  ({ move, action }: Choice): Slot => {
    const kind = kindOf(move);
    const group = GROUP_OF[kind];
    return {
      id: action,
      kind,
      ...(namesOf(state, kind) === undefined ? {} : { part: argA(move) }),
      ...(group === undefined ? {} : { group }),
    };
  };

/**
 * The actions of a turn, in the order of the rulebook, without those that the faction never has.
 */
function turnSlots(state: State, seat: number): readonly Slot[] {
  const { table } = state;
  const faction = state.faction(seat);
  const hasTrack = table.maxShipping[faction] > 0;
  const hasExchange = table.maxExchange[faction] > 0;
  const own = specialsOf(state, seat);
  const specials = [...SPECIAL_ACTIONS.keys()].filter((place) => ((own >> place) & 1) !== 0);
  return [
    slotOf('build'),
    ...(digs(state, seat) ? [slotOf('transform')] : []),
    slotOf('upgrade'),
    slotOf('priest'),
    ...(hasTrack ? [slotOf('advance-shipping')] : []),
    ...(hasExchange ? [slotOf('advance-exchange')] : []),
    ...POWER_ACTIONS.map((_, place) => part('power', place)),
    ...specials.map((place) => part('special', place)),
    ...abilitySlots(state, seat),
    slotOf('burn'),
    ...(state.trait(seat, TRAIT.riverTown) > 0 ? [slotOf('river-town')] : []),
    slotOf('pass'),
  ];
}

/** The abilities of the player's faction that are used in a turn. */
function abilitySlots(state: State, seat: number): readonly Slot[] {
  const { abilities, abilitiesFrom } = state.table;
  const faction = state.faction(seat);
  const [from, to] = [abilitiesFrom[faction], abilitiesFrom[faction + 1]];
  return abilities.slice(from, to).flatMap(({ name, when }, place) => {
    const isOfTurn = when === 'action' || when === 'free';
    return isOfTurn ? [{ id: `ability:${name}`, kind: KIND.ability, part: from + place }] : [];
  });
}

function digs(state: State, seat: number): boolean {
  return state.trait(seat, TRAIT.spadesUseless) === 0;
}
