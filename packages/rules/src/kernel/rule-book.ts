import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { err, ok, type Result } from './result.ts';

/**
 * A fault at one place of the file of an edition. It contains no sentence: the page or program that
 * shows it chooses the language.
 */
export interface EditionFault {
  /** JSON pointer (RFC 6901) of the value in the file; '' is the whole file. */
  readonly path: string;
  /** A code of the game's closed list. */
  readonly code: string;
  /** The found and the expected values, under names that are fixed for each code. */
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Fields that every edition has, in all games. */
export interface EditionHead {
  /** The name of the edition in options. */
  readonly id: string;
  readonly title: string;
}

/** A game whose numbers can come from a file (`docs/editions.md`). */
export interface Editions<S, O, E extends GameEvent, Ed extends EditionHead> {
  /** The built-in editions, the newest last: new tables get the newest. */
  readonly house: readonly Ed[];
  /** Reads an edition from JSON. Returns the edition, or all its faults. */
  load(json: unknown): Result<Ed, readonly EditionFault[]>;
  /**
   * The rules with an edition that is not built in. For the same edition it returns the same rules.
   */
  rulesWith(edition: Ed): Game<S, O, E>;
  /** The edition that a position is played by. */
  of(state: S): Ed;
}

/**
 * A game with its built-in parts: what page, server, bots and command line need to know of it
 * before a table exists.
 *
 * @typeParam S state; @typeParam O options; @typeParam E events; @typeParam Ed editions.
 */
export interface RuleBook<S, O, E extends GameEvent, Ed extends EditionHead = EditionHead> {
  /** The id of its `Game`. */
  readonly id: string;
  /** How many can play. */
  readonly players: { readonly least: number; readonly most: number };
  /** The rules with the built-in editions. */
  readonly game: Game<S, O, E>;
  /** Missing if the numbers of the game are in no file. */
  readonly editions?: Editions<S, O, E, Ed>;
}

/** A rule book whose game has editions. */
export type EditedBook<S, O, E extends GameEvent, Ed extends EditionHead> = RuleBook<
  S,
  O,
  E,
  Ed
> & {
  readonly editions: Editions<S, O, E, Ed>;
};

/** A rule book of unknown types, for code that serves all games. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyRuleBook = RuleBook<any, any, any, any>;

/**
 * Makes a rule book of a game with editions.
 * @param make makes the rules with further editions, which are not built in
 */
export function editedBook<S, O, E extends GameEvent, Ed extends EditionHead>(
  players: RuleBook<S, O, E>['players'],
  make: (loaded: readonly Ed[]) => Game<S, O, E>,
  { house, load, of }: Pick<Editions<S, O, E, Ed>, 'house' | 'load' | 'of'>,
): EditedBook<S, O, E, Ed> {
  const game = make([]);
  const made = new WeakMap<Ed, Game<S, O, E>>();
  const rulesWith = (edition: Ed): Game<S, O, E> => {
    const rules = made.get(edition) ?? make([edition]);
    made.set(edition, rules);
    return rules;
  };
  return { id: game.id, players, game, editions: { house, load, rulesWith, of } };
}

/** An edition from a file, and the rules that contain it. */
export interface Edited<S, O, E extends GameEvent, Ed extends EditionHead> {
  readonly edition: Ed;
  readonly game: Game<S, O, E>;
}

/** An edited game of unknown types. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyEdited = Edited<any, any, any, EditionHead>;

/**
 * Reads an edition from a file: returns every fault of it, or `edition-none` if the numbers of the
 * game are in no file.
 */
export function openEdition<S, O, E extends GameEvent, Ed extends EditionHead>(
  { editions }: RuleBook<S, O, E, Ed>,
  json: unknown,
): Result<Edited<S, O, E, Ed>, readonly EditionFault[]> {
  if (editions === undefined) return err([{ path: '', code: 'edition-none', params: {} }]);
  const loaded = editions.load(json);
  if (!loaded.ok) return loaded;
  return ok({ edition: loaded.value, game: editions.rulesWith(loaded.value) });
}
