import type { GameEvent } from '@pangaea/rules/kernel';
import { type ComponentType, createContext, useContext } from 'preact/compat';
import type { GroundLook } from '../board/land/looks.ts';
import type { Pips } from '../board/pips.tsx';
import type { BoardHex, BoardPosition } from '../board/position.ts';
import type { AnyDraft } from '../game/draft.ts';
import type { AnyGameSpeech, Who } from '../messages/speech.ts';
import { type TableContext, useTable as useAnyTable } from '../play/context.ts';
import type { Exchanges } from './game/amounts.ts';
import type { Action, Chain, Choice, Slot } from './game/choices.ts';
import type { Reasons } from './game/reasons.ts';

/** Facts of a hex game for the parts of the table that both games share. */
export interface TerraGame<S> {
  readonly reasons: Reasons<S>;
  /** The drawing of its grounds. */
  readonly grounds: Readonly<Record<string, GroundLook>>;
  /** Letters of the grounds, for people who need more than colours and engravings. */
  letters(speech: AnyGameSpeech): Readonly<Record<string, string>>;
  boardOf(state: S): BoardPosition;
  /** Empty land in reach of a seat. */
  reachOf(state: S, seat: number): ReadonlySet<number>;
  /**
   * The prices of making the empty hexes home for a seat; undefined for a seat that transforms no
   * land.
   */
  pipsOf(state: S, seat: number): Pips | undefined;
  /** A price in words: `2 spades to lakes`. */
  landInWords(speech: AnyGameSpeech, state: S, seat: number, price: number): string;
  /** Whether an action places the first dwellings, so that the land around them counts too. */
  isPlacing(action: Slot): boolean;
  /** A hex in words: name, ground, what stands there, whether it can be chosen. */
  describeHex(speech: AnyGameSpeech, who: Who, hex: BoardHex, legal: boolean): string;
  /** Actions whose impossibility is explained on a pressed hex. */
  readonly onHex: readonly Slot[];
  /**
   * Whether the reason why an action is impossible concerns this hex: actions on buildings do not
   * concern empty land.
   */
  concerns(slot: Slot, hex: BoardHex, seat: number): boolean;
  /** The name of an action on its button. */
  actionName(speech: AnyGameSpeech, state: S, id: string): string;
  /** The name of a choice among the others of its action: a hex, a tile. */
  choiceName(speech: AnyGameSpeech, state: S, choice: Choice): string;
  /** The name of a choice among those of all actions on a hex. */
  nameOnHex(speech: AnyGameSpeech, state: S, choice: Choice): string;
  /** Choices with home land first; those of other terrains separately, to be shown after a line. */
  ownLandFirst?(
    state: S,
    seat: number,
    choices: readonly Choice[],
  ): { readonly wanted: readonly Choice[]; readonly others: readonly Choice[] };
  /** Complete ways to do something on a hex, each drafted by one press; the usual one first. */
  chainsOn?(state: S, seat: number, hex: number): readonly Chain[];
  /**
   * Of several choices on a hex the usual one, which a press on the hex drafts; the others are
   * shown beside the draft.
   */
  usualOf?(state: S, seat: number, choices: readonly Choice[]): Choice | undefined;
  /** The losses of a draft, in sentences. */
  lostBy?(speech: AnyGameSpeech, draft: AnyDraft): readonly string[];
  /** Exchanges of goods, whose amounts can be changed in a draft. */
  readonly exchanges?: Exchanges;
  /** The name of a chain, with its price and gains. */
  readonly Chain?: ComponentType<{ readonly state: S; readonly chain: Chain }>;
  /** Whether a choice transforms land. */
  makesLand?(choice: Choice): boolean;
  /** The result of a choice that transforms land, as a picture beside its name. */
  readonly Sign?: ComponentType<{ readonly state: S; readonly choice: Choice }>;
  /** The effect of a choice, if name and price do not show it. */
  readonly does?: (
    speech: AnyGameSpeech,
    state: S,
    seat: number,
    choice: Choice,
  ) => string | undefined;
  /**
   * Below the reasons why moves are impossible: another way to pay for one of them, in games that
   * have any.
   */
  readonly Paying?: ComponentType<{ readonly moves: readonly number[]; readonly name: string }>;
  /**
   * The moves that pay in another way, followed by the moves themselves; undefined if there is no
   * other way.
   */
  paidBy?(state: S, seat: number, moves: readonly number[]): readonly number[] | undefined;
  /** The price and the gains of a single move at once. */
  readonly Price: ComponentType<{ readonly state: S; readonly choice: Choice }>;
  /** Whether the price of a choice is enough, so that its name is for screen readers only. */
  readonly isTold: (choice: Choice) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each game has its own types.
export type AnyTerraGame = TerraGame<any>;

export const TerraContext = createContext<AnyTerraGame | undefined>(undefined);

/** The hex game of the table that the component belongs to. */
export function useTerra(): AnyTerraGame {
  const terra = useContext(TerraContext);
  const { Teacher, Ending } = useAnyTable();
  if (terra === undefined) throw new Error('outside a table of a hex game');
  return Teacher === undefined || Ending !== undefined ? terra : stepByStep(terra);
}

const STEPWISE = new WeakMap<AnyTerraGame, AnyTerraGame>();

/** A hex game in which each press makes one move, as in lessons. */
function stepByStep(terra: AnyTerraGame): AnyTerraGame {
  const kept = STEPWISE.get(terra);
  if (kept !== undefined) return kept;
  const { chainsOn: _, paidBy: __, ...stepwise } = terra;
  STEPWISE.set(terra, stepwise);
  return stepwise;
}

/** The table of a hex game that the component belongs to. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
export function useTerraTable(): TableContext<any, GameEvent, Action> {
  return useAnyTable();
}
