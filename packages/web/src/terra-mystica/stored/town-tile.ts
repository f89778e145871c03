import type { OnHex } from './stored.ts';

/** The tile of a town, if its place matters. */
export const TOWN_TILE: OnHex = { id: 'town-tile', kind: 'plaque', count: 1 };
