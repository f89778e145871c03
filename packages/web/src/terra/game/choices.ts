import { argA, argB, argC, kindOf, type Refusal } from '@pangaea/rules/kernel';

/**
 * The target of a move on the page: a hex, a bridge, a tile; with its number among things of that
 * sort.
 */
export interface Target {
  /** The sort, as in the rules; `nothing` for moves without a target on the table. */
  readonly on: string;
  readonly at: number;
}

export interface Choice {
  readonly move: number;
  /** The id of its action. */
  readonly action: string;
  readonly target: Target;
}

/** Several moves that one press drafts, such as land and a dwelling on it. */
export interface Chain {
  readonly id: string;
  readonly moves: readonly number[];
}

/** One action in every form in which the page offers it: button, board, keyboard, spoken label. */
export interface Action {
  readonly id: string;
  readonly kind: number;
  /** The first argument of its moves, if one kind is several actions, such as the power actions. */
  readonly part?: number;
  /** The id of the button that combines it with other actions. */
  readonly group?: string | undefined;
  /** Its legal moves; empty when there are none. */
  readonly choices: readonly Choice[];
  /** The reason why there are no legal moves. */
  readonly refusal?: Refusal;
}

/** An action before its choices are known. */
export type Slot = Omit<Action, 'choices' | 'refusal'>;

/** The arguments of the kinds of moves of a game. */
export interface Codec {
  readonly kinds: readonly {
    readonly word: string;
    readonly args: readonly { readonly domain: { readonly target?: string } }[];
  }[];
}

const ARGUMENTS = [argA, argB, argC];

/** The number of places among choices: several choices may share one. */
export function placesIn(choices: readonly Pick<Choice, 'target'>[]): number {
  return new Set(choices.map(({ target }) => `${target.on} ${target.at}`)).size;
}

/** Whether an action is chosen: by itself, or with the others of its button. */
export function isPicked(
  { id, group }: Pick<Action, 'id' | 'group'>,
  picked: string | undefined,
): boolean {
  return picked !== undefined && (id === picked || group === picked);
}

/** The word of both games for declining. */
const DECLINE = 'decline';
const NOTHING: Target = { on: 'nothing', at: -1 };

/** The target of a move: its first argument that stands for a thing drawn on the page. */
export function targetOf({ kinds }: Codec, move: number): Target {
  for (const [place, { domain }] of kinds[kindOf(move)].args.entries()) {
    if (domain.target !== undefined) return { on: domain.target, at: ARGUMENTS[place](move) };
  }
  return NOTHING;
}

/**
 * The list of actions, each with its choices or the reason why there are none.
 * @param slots actions that are always listed
 * @param slotOf the facts about an action, by its first choice
 */
export function filled(
  slots: readonly Slot[],
  choices: readonly Choice[],
  slotOf: (choice: Choice) => Slot,
  whyNone: (slot: Slot) => Refusal,
): readonly Action[] {
  const found = Map.groupBy(choices, ({ action }) => action);
  const more = [...found].filter(([id]) => !slots.some((slot) => slot.id === id));
  // Possible actions stand before declining.
  more.sort(([one], [other]) => Number(one === DECLINE) - Number(other === DECLINE));
  return [...slots, ...more.map(([, [first]]) => slotOf(first))].map((slot) => {
    const own = found.get(slot.id) ?? [];
    return own.length > 0
      ? { ...slot, choices: own }
      : { ...slot, choices: own, refusal: whyNone(slot) };
  });
}
