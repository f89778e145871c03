import type { AnyGame } from './game.ts';
import { type Refusal, refusal } from './refusal.ts';

/** The rules that a new table gets. */
export function newestRules({ rulesVersions }: Pick<AnyGame, 'rulesVersions'>): string {
  return rulesVersions[rulesVersions.length - 1];
}

/**
 * The rules version that options name, the newest if they name none; undefined if there is no such
 * version.
 */
export function newestOr<V extends string>(versions: readonly V[], given: unknown): V | undefined {
  return given === undefined ? versions.at(-1) : versions.find((each) => each === given);
}

/**
 * The rules version of a table with these options.
 * @param options as `Game.options` returned them
 */
export function rulesVersionOf(options: unknown): string {
  return (options as { readonly rulesVersion: string }).rulesVersion;
}

/**
 * The reason why a new table may not have these options: it must be played by the newest rules.
 * Older rules are only for tables and records that began with them; otherwise the host of a table
 * could choose rules with a known mistake.
 * @param options as `Game.options` returned them
 */
export function olderRulesRefused(
  game: Pick<AnyGame, 'rulesVersions'>,
  options: unknown,
): Refusal | undefined {
  const [rules, newest] = [rulesVersionOf(options), newestRules(game)];
  return rules === newest ? undefined : refusal('rules-not-newest', { rules, newest });
}

/** Why this game cannot play a record. */
export function rulesRefused(
  game: Pick<AnyGame, 'id' | 'rulesVersions'>,
  record: { readonly game: string; readonly rulesVersion: string },
): Refusal | undefined {
  if (record.game !== game.id) return refusal('record-other-game', { game: record.game });
  if (game.rulesVersions.includes(record.rulesVersion)) return undefined;
  return refusal('record-other-rules', { rules: record.rulesVersion });
}
