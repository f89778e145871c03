import type { ComponentType } from 'preact/compat';
import type { AnyGameSpeech } from '../../messages/speech.ts';

/** Actions, cards and tiles of a game by their names in commands; loaded when they are needed. */
export interface Things {
  /** The name of a thing, in the words of the page; an unknown `what` is returned unchanged. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  name(speech: AnyGameSpeech, state: any, what: string): string;
  /**
   * The picture of a thing, or of goods; draws nothing if there is none. A text beside it gives its
   * meaning.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  readonly Face: ComponentType<{ readonly state: any; readonly what: string }>;
}

interface ThingsLoader {
  readonly loadThings: () => Promise<Things>;
}

const things = new WeakMap<ThingsLoader, Promise<Things>>();

/** The things of a game; loaded once. */
export function thingsOf(parts: ThingsLoader): Promise<Things> {
  const known = things.get(parts);
  if (known !== undefined) return known;
  const loaded = parts.loadThings().catch((error: unknown) => {
    // The next visit tries again: the network may be back.
    things.delete(parts);
    throw error;
  });
  things.set(parts, loaded);
  return loaded;
}
