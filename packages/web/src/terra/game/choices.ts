import { argA, argB, argC, kindOf, type Refusal } from '@pangaea/rules/kernel';

/** The target of a move on the page: a hex, a bridge, a tile; its number among those of its sort. */
export interface Target {
  /** The sort, as the rules call it; `nothing` for what points at no thing of the table. */
  readonly on: string;
  readonly at: number;
}

export interface Choice {
  readonly move: number;
  /** The id of its action. */
  readonly action: string;
  readonly target: Target;
}

/** Several moves that one press drafts, as land and a dwelling on it. */
export interface Chain {
  readonly id: string;
  readonly moves: readonly number[];
}

/** One action as everything on the page offers it: button, board, keyboard, spoken label. */
export interface Action {
  readonly id: string;
  readonly kind: number;
  /** The first argument of its moves, where one kind is several actions: which power action it is. */
  readonly part?: number;
  /** The button that stands for it together with others. */
  readonly group?: string | undefined;
  /** Moves that are legal now; empty when there are none. */
  readonly choices: readonly Choice[];
  /** Why there are none. */
  readonly refusal?: Refusal;
}

/** An action before it is known what can be chosen. */
export type Slot = Omit<Action, 'choices' | 'refusal'>;

/** The arguments of the kinds of moves of a game. */
export interface Codec {
  readonly kinds: readonly {
    readonly word: string;
    readonly args: readonly { readonly domain: { readonly target?: string } }[];
  }[];
}

const ARGUMENTS = [argA, argB, argC];

/** How many places choices point at: one may become several things. */
export function placesIn(choices: readonly Pick<Choice, 'target'>[]): number {
  return new Set(choices.map(({ target }) => `${target.on} ${target.at}`)).size;
}

/** Whether an action is picked: by itself, or with those of its button. */
export function isPicked(
  { id, group }: Pick<Action, 'id' | 'group'>,
  picked: string | undefined,
): boolean {
  return picked !== undefined && (id === picked || group === picked);
}

/** The word of both games for leaving what could be done. */
const DECLINE = 'decline';
const NOTHING: Target = { on: 'nothing', at: -1 };

/** The first thing that the move names and that is drawn. */
export function targetOf({ kinds }: Codec, move: number): Target {
  for (const [place, { domain }] of kinds[kindOf(move)].args.entries()) {
    if (domain.target !== undefined) return { on: domain.target, at: ARGUMENTS[place](move) };
  }
  return NOTHING;
}

/**
 * The list of actions, each with its choices; where it has none, with the reason.
 * @param slots those that always stand there
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
  // Possible deeds stand before leaving it.
  more.sort(([one], [other]) => Number(one === DECLINE) - Number(other === DECLINE));
  return [...slots, ...more.map(([, [first]]) => slotOf(first))].map((slot) => {
    const own = found.get(slot.id) ?? [];
    return own.length > 0
      ? { ...slot, choices: own }
      : { ...slot, choices: own, refusal: whyNone(slot) };
  });
}
