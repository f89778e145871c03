import type { GameEvent, Refusal } from '@pangaea/rules/kernel';
import { createContext, useContext } from 'preact/compat';
import type { Language, Messages } from './index.ts';

/** The names of the seats of a table. */
export interface Who {
  /** Uses the name of the person in the seat. */
  seat(seat: number): string;
  /** The name with the faction, if there is one: "Yuki (Fire Sprites)". */
  full(seat: number): string;
  /** Like `seat`, for texts of games in which the seat may not have a faction yet. */
  player(seat: number): string;
}

/** The names that are used if no seat has a name. */
export const NOBODY: Who = { seat: String, full: String, player: String };

/** Everything that can be said in one language without a game. */
export interface Speech {
  readonly language: Language;
  /** Texts of the page. At a table of this device those of `SiteWords` are missing. */
  readonly m: Messages;
  refusal(refusal: Refusal, who: Who): string;
}

/** Everything that can be said at a table, also by its game. */
export interface GameSpeech<S, E extends GameEvent> extends Speech {
  /** The name of the game. */
  readonly title: string;
  /** A move, from or leading to `state`. */
  move(state: S, move: number): string;
  /**
   * A move among others of the same turn, in short; equal to `move` if it is left out or has no
   * shorter form.
   */
  short?(state: S, move: number): string | undefined;
  event(event: E, who: Who): string;
  /**
   * Loads the words for events, in games that keep them separate; until then an event has no words.
   */
  loadEvents?(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: each game has its own types.
export type AnyGameSpeech = GameSpeech<any, any>;

type Sentence = (params: Refusal['params'], who: Who) => string;

/**
 * Sentences for refusals of the kernel, once they are loaded: a table of a server has them from the
 * beginning, one of this device only when it needs them.
 */
export const KERNEL_WORDS: Partial<Record<Language, Readonly<Record<string, unknown>>>> = {};

/** @param m texts of the page in that language */
export function speechFor(language: Language, m: Messages): Speech {
  return {
    language,
    m,
    refusal: ({ code, params }, who) => {
      if (isOurs(code, m)) {
        const own = m.refusals[code] as string | ((params: Refusal['params']) => string);
        return typeof own === 'string' ? own : own(params);
      }
      const kernel: Readonly<Record<string, unknown>> | undefined =
        (m as Partial<Messages>).kernel ?? KERNEL_WORDS[language];
      const tell = kernel?.[code];
      return tell === undefined ? m.refusedAs(code) : (tell as Sentence)(params, who);
    },
  };
}

/** Whether the page has its own sentence for a refusal. */
function isOurs(code: string, m: Messages): code is keyof Messages['refusals'] {
  return Object.hasOwn(m.refusals, code);
}

export const SpeechContext = createContext<Speech | undefined>(undefined);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === undefined) throw new Error('outside the page');
  return speech;
}

/** All texts of the table that the component belongs to. */
export function useGameSpeech(): AnyGameSpeech {
  const speech = useSpeech();
  if (!('move' in speech)) throw new Error('outside a table');
  return speech as AnyGameSpeech;
}
