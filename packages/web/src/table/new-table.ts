import type { Refusal, Result } from '@pangaea/rules/kernel';
import { type Edition, HOUSE_EDITION } from '@pangaea/rules/terra-nova';
import { begin } from '../game/history.ts';
import { GAME, isLoaded } from '../game/rules.ts';
import type { Player } from './port.ts';
import type { SavedTable } from './storage.ts';

/** Random bits as hexadecimal digits; works without a secure context, unlike `randomUUID`. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new table of this device. @param edition the one that is played */
export function newTable(
  options: Readonly<Record<string, unknown>>,
  players: readonly Player[],
  now: number,
  edition: Edition = HOUSE_EDITION,
): Result<SavedTable, Refusal> {
  const seed = randomHex(32);
  const given = isLoaded(edition) ? { ...options, edition: edition.id } : options;
  const begun = begin(given, seed, edition);
  if (!begun.ok) return begun;
  const record = {
    game: GAME.id,
    rulesVersion: GAME.rulesVersion,
    options: given,
    seed,
    commands: [],
    ...(isLoaded(edition) ? { editionFile: edition } : {}),
  };
  return { ok: true, value: { id: randomHex(8), players, record, changed: now } };
}

/** The table of "play now": the first-game preset against three bots. */
export function firstTable(now: number): Result<SavedTable, Refusal> {
  const players: Player[] = [
    { kind: 'here', name: '' },
    { kind: 'bot', level: 'beginner' },
    { kind: 'bot', level: 'intermediate' },
    { kind: 'bot', level: 'beginner' },
  ];
  return newTable({ factions: 'first-game', players: 4 }, players, now);
}
