import type { AnyGame } from './game.ts';
import { type Refusal, refusal } from './refusal.ts';

/** The rules that a new table gets. */
export function newestRules({ rulesVersions }: Pick<AnyGame, 'rulesVersions'>): string {
  return rulesVersions[rulesVersions.length - 1];
}

/** The rules that options name, the newest when they name none; undefined when there are none such. */
export function newestOr<V extends string>(versions: readonly V[], given: unknown): V | undefined {
  return given === undefined ? versions.at(-1) : versions.find((each) => each === given);
}

/** The rules of a table with these options. @param options as `Game.options` gave them */
export function rulesVersionOf(options: unknown): string {
  return (options as { readonly rulesVersion: string }).rulesVersion;
}

/**
 * Why a new table may not have these options: it is played by the newest rules. Older ones are for tables and
 * records that began with them, or whoever makes a table could choose what was wrong with them.
 * @param options as `Game.options` gave them
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
