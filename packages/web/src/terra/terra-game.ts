import type { GameEvent } from '@pangaea/rules/kernel';
import { type ComponentType, createContext, useContext } from 'preact/compat';
import type { GroundLook } from '../board/land/looks.ts';
import type { Pips } from '../board/pips.tsx';
import type { BoardHex, BoardPosition } from '../board/position.ts';
import type { AnyGameSpeech, Who } from '../messages/speech.ts';
import { type TableContext, useTable as useAnyTable } from '../play/context.ts';
import type { Action, Chain, Choice, Slot } from './game/choices.ts';
import type { Reasons } from './game/reasons.ts';

/** Facts of a hex game for the parts of the table that both of them have. */
export interface TerraGame<S> {
  readonly reasons: Reasons<S>;
  /** How its grounds are drawn. */
  readonly grounds: Readonly<Record<string, GroundLook>>;
  /** Letters of the grounds, for people to whom colours and engravings are not enough. */
  letters(speech: AnyGameSpeech): Readonly<Record<string, string>>;
  boardOf(state: S): BoardPosition;
  /** Empty land in reach of a seat. */
  reachOf(state: S, seat: number): ReadonlySet<number>;
  /** The prices of making a seat's land of the empty hexes; undefined for a seat that makes no land. */
  pipsOf(state: S, seat: number): Pips | undefined;
  /** So much, in words: `2 spades to lakes`. */
  landInWords(speech: AnyGameSpeech, state: S, seat: number, price: number): string;
  /** Whether an action places the first dwellings: then the land around them counts too. */
  isPlacing(action: Slot): boolean;
  /** A hex in words: name, ground, what stands there, whether it can be chosen. */
  describeHex(speech: AnyGameSpeech, who: Who, hex: BoardHex, legal: boolean): string;
  /** Actions of which a pressed hex says why they cannot be done there. */
  readonly onHex: readonly Slot[];
  /** Whether such a reason is about this hex: what is done to buildings is none of empty land. */
  concerns(slot: Slot, hex: BoardHex, seat: number): boolean;
  /** The name of an action on its button. */
  actionName(speech: AnyGameSpeech, state: S, id: string): string;
  /** The name of a choice among the others of its action: a hex, a tile. */
  choiceName(speech: AnyGameSpeech, state: S, choice: Choice): string;
  /** A choice among those of all actions on a hex. */
  nameOnHex(speech: AnyGameSpeech, state: S, choice: Choice): string;
  /** Choices with the own land first; those of other terrains apart, to stand behind a line. */
  ownLandFirst?(
    state: S,
    seat: number,
    choices: readonly Choice[],
  ): { readonly wanted: readonly Choice[]; readonly others: readonly Choice[] };
  /** Whole ways to do something on a hex, each drafted by one press; the usual one first. */
  chainsOn?(state: S, seat: number, hex: number): readonly Chain[];
  /** The name of such a way, with its price and gains. */
  readonly Chain?: ComponentType<{ readonly state: S; readonly chain: Chain }>;
  /** Whether a choice makes land of some terrain. */
  makesLand?(choice: Choice): boolean;
  /** The result of a choice, as a picture beside its name, where it makes land. */
  readonly Sign?: ComponentType<{ readonly state: S; readonly choice: Choice }>;
  /** The effect of a choice beyond its name and its price, where names do not tell. */
  readonly does?: (
    speech: AnyGameSpeech,
    state: S,
    seat: number,
    choice: Choice,
  ) => string | undefined;
  /** Below why moves cannot be made: another way to pay for one of them, where the game has any. */
  readonly Paying?: ComponentType<{ readonly moves: readonly number[]; readonly name: string }>;
  /** That way and the move; undefined where there is none. */
  paidBy?(state: S, seat: number, moves: readonly number[]): readonly number[] | undefined;
  /** The price and the gains of a single move at once. */
  readonly Price: ComponentType<{ readonly state: S; readonly choice: Choice }>;
  /** Choices whose price says it all, so that their names are only spoken. */
  readonly isTold: (choice: Choice) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: games of types that never meet.
export type AnyTerraGame = TerraGame<any>;

export const TerraContext = createContext<AnyTerraGame | undefined>(undefined);

/** The hex game of the table that the component stands on. */
export function useTerra(): AnyTerraGame {
  const terra = useContext(TerraContext);
  if (terra === undefined) throw new Error('outside a table of a hex game');
  return terra;
}

/** The table of a hex game that the component stands on. */
// biome-ignore lint/suspicious/noExplicitAny: positions of types that never meet.
export function useTerraTable(): TableContext<any, GameEvent, Action> {
  return useAnyTable();
}
