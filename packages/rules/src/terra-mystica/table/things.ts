import type { HexMap } from '../../hexmap/index.ts';
import type { ArgumentKind } from '../boards/ability.ts';
import {
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  RESOURCES,
  TERRAINS,
} from '../vocabulary.ts';

/** Largest number that an argument can name. */
const MOST = 24;

/** Tracks that can be named. */
const TRACKS = ['shipping', 'exchange'] as const;

/**
 * Everything that an argument of an ability can name at a table, in one list of at most 256 names:
 * all names are different. The index in the list is the argument of the move; 0 is none.
 */
export interface Things {
  readonly names: readonly string[];
  readonly at: Readonly<Record<ArgumentKind, number>>;
  readonly counts: Readonly<Record<ArgumentKind, number>>;
}

export function compileThings(map: HexMap): Things {
  const kinds: Readonly<Record<ArgumentKind, readonly string[]>> = {
    hex: map.names,
    bridge: map.bridges.map(({ name }) => name),
    terrain: TERRAINS,
    cult: CULTS,
    favour: FAVOUR_TILES,
    card: BONUS_CARDS,
    building: BUILDINGS,
    'power-action': POWER_ACTIONS,
    resource: RESOURCES,
    track: TRACKS,
    number: Array.from({ length: MOST + 1 }, (_, n) => String(n)),
  };
  const names = ['-'];
  const at: Record<string, number> = {};
  const counts: Record<string, number> = {};
  for (const [kind, list] of Object.entries(kinds)) {
    at[kind] = names.length;
    counts[kind] = list.length;
    names.push(...list);
  }
  return { names, at, counts } as unknown as Things;
}
