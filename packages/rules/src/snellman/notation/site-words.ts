import type { Rulings } from '../../terra-mystica/options/options.ts';
import {
  FACTIONS,
  type FactionId,
  type FinalTile,
  type MapId,
  SPECIAL_ACTIONS,
  type SpecialAction,
  TERRAINS,
} from '../../terra-mystica/vocabulary.ts';
import {
  type ActionId,
  type Building,
  COLOURS,
  type Colour,
  type LedgerFaction,
  placeOf,
  readWord,
} from './words.ts';

type FireIceRules = Rulings['fireIceRules'];

/** The words of the site and the words of the game for the same things. */

/**
 * The site's ids of the maps: the base map has a name, and each other map an id that the site makes
 * from its terrain.
 */
export const SITE_MAPS: Readonly<Record<MapId, string>> = {
  base: 'original',
  'revised-base': 'be8f6ebf549404d015547152d5f2a1906ae8dd90',
  lakes: 'fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1',
  fjords: '2afadc63f4d81e850b7c16fb21a1dcd29658c392',
  'fire-and-ice': '95a66999127893f5925a5f591d54f8bcb9a670e6',
};

/** Other names of the same maps. */
const MORE_MAPS: Readonly<Record<string, MapId>> = {
  '126fe960806d587c78546b30f1a90853b1ada468': 'base',
  '91645cdb135773c2a7a50e5ca9cb18af54c664c4': 'base',
  'revised-base': 'revised-base',
  'loon-lakes-1.6': 'lakes',
  'fjords-2.1': 'fjords',
  'fire-ice-1': 'fire-and-ice',
};

export function mapOf(name: string): MapId | undefined {
  const lower = name.toLowerCase();
  const own = (Object.keys(SITE_MAPS) as MapId[]).find((id) => SITE_MAPS[id] === lower);
  return own ?? MORE_MAPS[lower];
}

export const SITE_FINAL_TILES = {
  'greatest-distance': 'connected-distance',
  'stronghold-sanctuary': 'connected-sa-sh-distance',
  outposts: 'building-on-edge',
  settlements: 'connected-clusters',
} as const satisfies Readonly<Record<FinalTile, string>>;

export function finalTileOf(name: string): FinalTile | undefined {
  return (Object.keys(SITE_FINAL_TILES) as FinalTile[]).find((id) => SITE_FINAL_TILES[id] === name);
}

/** The Shapeshifters' actions as the site called them with the Fire & Ice rules of 2014. */
const ACTIONS_2014: Readonly<Partial<Record<SpecialAction, ActionId>>> = {
  ACTH5: 'ACTH1',
  ACTH6: 'ACTH2',
};

/** The site's word for a special action. @param action of a card, tile, board or stronghold */
export function siteAction(action: ActionId & SpecialAction, rules: FireIceRules): ActionId {
  return (rules === '2014' ? ACTIONS_2014[action] : undefined) ?? action;
}

/**
 * The special action that a word of the site names, -1 if no faction has an action of that name
 * under the rules. Under the rules of 2014 the later names are read too: this program wrote them
 * until 2026-11-28.
 */
export function specialActionOf(word: string, rules: FireIceRules): number {
  const named = SPECIAL_ACTIONS.findIndex((action) => ACTIONS_2014[action] === word);
  if (named >= 0) return rules === '2014' ? named : -1;
  return placeOf(SPECIAL_ACTIONS, word);
}

/** The site's name of a faction, which is always one word. */
export function siteFaction(faction: number): LedgerFaction {
  return readWord.faction((FACTIONS[faction] ?? '').replaceAll('-', '')) ?? 'witches';
}

export function factionOf(faction: LedgerFaction): FactionId | undefined {
  return FACTIONS.find((id) => id.replaceAll('-', '') === faction);
}

/** Terrain by the colours of the site, in the order of `COLOURS`: the cycle, then ice. */
const COLOURED = [
  'desert',
  'plains',
  'swamp',
  'lakes',
  'forest',
  'mountains',
  'wasteland',
  'ice',
] as const satisfies readonly (typeof TERRAINS)[number][];

/** Index of the terrain that the site names by a colour. */
export function terrainOf(colour: Colour): number {
  return TERRAINS.indexOf(COLOURED[COLOURS.indexOf(colour)]);
}

/** The site's word for a terrain: its colour, or `volcano`. */
export function siteTerrain(terrain: number): Colour | 'volcano' {
  const place = placeOf(COLOURED, TERRAINS[terrain]);
  return COLOURS[place] ?? 'volcano';
}

/** The site's words by index in `BUILDINGS` of the game. */
export const SITE_BUILDINGS: readonly (Building | '')[] = ['', 'D', 'TP', 'TE', 'SH', 'SA'];
