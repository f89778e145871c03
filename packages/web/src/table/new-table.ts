import {
  type EditionHead,
  err,
  newestRules,
  olderRulesRefused,
  type Refusal,
  type Result,
} from '@pangaea/rules/kernel';
import { begin } from '../game/extend.ts';
import type { AnyPageGame } from '../game/page-game.ts';
import { isLoaded, newestEdition } from '../game/rules.ts';
import type { Player } from './port.ts';
import type { SavedTable } from './storage.ts';

/**
 * Random bits as hexadecimal digits. Unlike `randomUUID` it also works without a secure context.
 */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A new table of this device.
 * @param edition the edition to be played
 */
export function newTable(
  game: AnyPageGame,
  options: Readonly<Record<string, unknown>>,
  players: readonly Player[],
  now: number,
  edition: EditionHead | undefined = newestEdition(game),
): Result<SavedTable, Refusal> {
  const rulesVersion = newestRules(game.book.game);
  const older = olderRulesRefused(game.book.game, { rulesVersion, ...options });
  if (older !== undefined) return err(older);
  const seed = randomHex(32);
  const given = isLoaded(game, edition) ? { ...options, edition: edition.id } : options;
  const begun = begin(game, { options: given, seed }, edition);
  if (!begun.ok) return begun;
  const record = {
    game: game.book.id,
    rulesVersion,
    options: given,
    seed,
    commands: [],
    ...(isLoaded(game, edition) ? { editionFile: edition } : {}),
  };
  return { ok: true, value: { id: randomHex(8), players, record, changed: now, turn: 'here' } };
}

/** Options and seats of "play now". */
export interface FirstTable {
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
}

/** The table of "play now": a good first game against bots. */
export function firstTable(
  { game, first }: { readonly game: AnyPageGame; readonly first: FirstTable },
  now: number,
): Result<SavedTable, Refusal> {
  return newTable(game, first.options, first.players, now);
}
