import { LANGUAGES, type Language } from '../messages/index.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** The preferences of this device, stored in the browser. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: Pace;
  readonly sound: boolean;
  /** Whether a curtain shows the effects of a new round. */
  readonly curtain: boolean;
  /** Whether hints for newcomers are shown, in games that have them. */
  readonly hints: boolean;
  /** Whether every hex of a map shows its name. */
  readonly names: boolean;
  /** Whether maps are never turned to fill a telephone. */
  readonly northUp: boolean;
  /** Whether the colours of seats also differ in lightness, for people with red-green blindness. */
  readonly plainColours: boolean;
  /**
   * Whether the abilities of factions are unfolded on their boards; undefined: if there is room.
   */
  readonly abilities: boolean | undefined;
  /** Whether a new game begins with a card about the player's own faction. */
  readonly cards: boolean;
  /** Whether a turn ends by itself if no useful move is left, against bots and at one device. */
  readonly endsTurn: boolean;
  /** Whether power that costs nothing is accepted without a question. */
  readonly freePower: boolean;
}

/** Milliseconds between two moves of bots. */
export const PACE_MS: Readonly<Record<Pace, number>> = { slow: 1800, normal: 700, fast: 0 };
/** Milliseconds between two events when the moves of others are shown; 0 shows the end at once. */
export const TELLING_MS: Readonly<Record<Pace, number>> = { slow: 380, normal: 150, fast: 0 };
/** Milliseconds between two steps of a replay. */
export const REPLAY_MS: Readonly<Record<Pace, number>> = { slow: 1800, normal: 900, fast: 350 };

const KEY = 'pangaea.preferences';

/** The stored preferences; the others come from the browser. */
export function readPreferences(
  shelf: Pick<Storage, 'getItem'>,
  languages: readonly string[],
): Preferences {
  let given: Record<string, unknown> = {};
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}');
    if (typeof kept === 'object' && kept !== null) given = kept as Record<string, unknown>;
  } catch {
    // Unreadable preferences are ignored.
  }
  const spoken = languages.map((tag) => LANGUAGES.find((each) => tag.startsWith(each)));
  return {
    language:
      LANGUAGES.find((each) => each === given.language) ?? spoken.find((each) => each) ?? 'en',
    theme: THEMES.find((each) => each === given.theme) ?? 'auto',
    pace: PACES.find((each) => each === given.pace) ?? 'normal',
    sound: given.sound !== false,
    curtain: given.curtain !== false,
    hints: given.hints !== false,
    names: given.names === true,
    northUp: given.northUp === true,
    plainColours: given.plainColours === true,
    abilities: typeof given.abilities === 'boolean' ? given.abilities : undefined,
    cards: given.cards !== false,
    endsTurn: given.endsTurn !== false,
    freePower: given.freePower !== false,
  };
}

/** Stores a change beside what other pages of this device have stored. */
export function changePreferences(
  shelf: Pick<Storage, 'getItem' | 'setItem'>,
  languages: readonly string[],
  change: Partial<Preferences>,
): void {
  keepPreferences(shelf, { ...readPreferences(shelf, languages), ...change });
}

/**
 * Calls back when another page of this device has stored preferences.
 * @returns a function that stops this
 */
export function whenPreferred(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  changed: () => void,
): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY) changed();
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}

export function keepPreferences(shelf: Pick<Storage, 'setItem'>, preferences: Preferences): void {
  try {
    shelf.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage they last until the page is closed.
  }
}
