import type { FactionDefinition } from './definition.ts';
import { HOOKS, type Hooks } from './hooks.ts';

/** By hook and faction: the faction's function, or `undefined`. */
export type HookTables<S> = { readonly [H in keyof Hooks<S>]-?: readonly Hooks<S>[H][] };

/** One array for each hook, so that an unused hook costs only one look into it. */
export function compileHooks<S>(factions: readonly FactionDefinition<S>[]): HookTables<S> {
  const tables = HOOKS.map((name) => [name, factions.map(({ hooks }) => hooks?.[name])]);
  return Object.fromEntries(tables) as HookTables<S>;
}
