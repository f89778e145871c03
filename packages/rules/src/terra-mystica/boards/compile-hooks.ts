import type { FactionDefinition } from './definition.ts';
import { HOOKS, type Hooks } from './hooks.ts';

/** By hook and faction: the faction's function, or `undefined`. */
export type HookTables = { readonly [H in keyof Hooks]-?: readonly Hooks[H][] };

/** One column for each hook, so that an unused one costs a look at one array. */
export function compileHooks(factions: readonly FactionDefinition[]): HookTables {
  const tables = HOOKS.map((name) => [name, factions.map(({ hooks }) => hooks?.[name])]);
  return Object.fromEntries(tables) as HookTables;
}
