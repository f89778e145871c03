import { err, ok, type Result } from '@pangaea/rules/kernel';
import type { ArgumentFault } from './fault.ts';

/** Options of a game as plain JSON, before the game has checked them. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Reads options of a game, such as `turnOrder=dropout`, `rulings.riverTown=all-groups` or
 * `factions=druids,golems`: a dot selects a member, commas make a list, digits a number, `true` and
 * `false` a truth value.
 */
export function readSettings(given: readonly string[]): Result<Settings, ArgumentFault> {
  const settings: Record<string, unknown> = {};
  for (const each of given) {
    const match = /^([a-z][\w-]*(?:\.[a-z][\w-]*)*)=(.+)$/i.exec(each);
    if (match === null) return err({ code: 'not-a-setting', given: each });
    const [, path, value] = match;
    if (!put(settings, path.split('.'), readValue(value))) {
      return err({ code: 'setting-twice', setting: path });
    }
  }
  return ok(settings);
}

/**
 * Stores a value at a path.
 * @returns false if the place has a value already
 */
function put(settings: Record<string, unknown>, path: readonly string[], value: unknown): boolean {
  const [name, ...inner] = path;
  if (inner.length === 0) {
    if (Object.hasOwn(settings, name)) return false;
    settings[name] = value;
    return true;
  }
  if (!Object.hasOwn(settings, name)) settings[name] = {};
  const group = settings[name];
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return false;
  return put(group as Record<string, unknown>, inner, value);
}

function readValue(value: string): unknown {
  if (value.includes(',')) return value.split(',');
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
