import { err, ok, type Result } from '../../kernel/index.ts';
import { BONUS_CARDS, type BonusCard } from '../../terra-mystica/vocabulary.ts';
import type { Ledger, TableCommand } from '../notation/commands.ts';
import type { Place } from '../notation/place.ts';
import { factionOf, finalTileOf, mapOf } from '../notation/site-words.ts';
import type { FinalTile, LedgerFaction } from '../notation/words.ts';
import { drawTiles } from './draw.ts';
import { MAP_WITH_START_VP, SITE_START_VP } from './site-start-vp.ts';

/** The facts that the head of a ledger fixes, as options of the game. */
export interface LedgerHead {
  /** The options for `Game.options`. The rulings are those that replay games of the site. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Faction by seat, in the order of the first round. */
  readonly factions: readonly LedgerFaction[];
  /** Options of the site by name. Some of them allow more than the rules, as in old games. */
  readonly site: ReadonlySet<string>;
}

/** Faults of a ledger before the first move. */
export const HEAD_FAULTS = [
  'map-unknown',
  'setup-missing',
  'score-missing',
  'faction-twice',
  /** In our games only bonus cards can be taken out. */
  'tile-not-removable',
  /** A game has one final scoring tile; the site lets several be added. */
  'final-tile-twice',
  /** Under this option the rules of the site are different in a way that the game does not know. */
  'site-option-unplayable',
] as const;
export type HeadFaultCode = (typeof HEAD_FAULTS)[number];

export interface HeadFault {
  readonly code: HeadFaultCode;
  readonly at: Place;
  readonly params: Readonly<Record<string, string | number>>;
}

const FIRST: Place = { line: 1, column: 1 };

/**
 * Editions of factions other than the printed ones, and a way to play Darklings that the game does
 * not know.
 */
const UNPLAYABLE: ReadonlySet<string> = new Set([
  'fire-and-ice-factions/variable_v2',
  'fire-and-ice-factions/variable_v3',
  'fire-and-ice-factions/variable_v4',
  'shapeshifter-fix-playtest-v1',
]);

const VARIANTS: ReadonlySet<string> = new Set([
  'final_ice',
  'final_volcano',
  'final_variable',
  'final_variable_v5',
]);

/** The facts from the lines before the first move, collected line by line. */
interface Collected {
  readonly site: Set<string>;
  readonly variants: Set<string>;
  readonly factions: LedgerFaction[];
  readonly players: string[];
  readonly removed: Set<string>;
  map: string | undefined;
  mapAt: Place;
  roundTiles: readonly string[] | undefined;
  finalTile: FinalTile | undefined;
  dropping: boolean;
  readonly unplayable: Map<string, Place>;
}

/**
 * Reads the lines before the first move.
 * @param map for a ledger that names no map, or names it by an unknown id; without this parameter a
 * ledger that names no map is played on the base map, as old ones were
 */
export function readHead(ledger: Ledger, map?: string): Result<LedgerHead, HeadFault> {
  const head: Collected = {
    site: new Set(),
    variants: new Set(),
    factions: [],
    players: [],
    removed: new Set(),
    map: undefined,
    mapAt: FIRST,
    roundTiles: undefined,
    finalTile: undefined,
    dropping: false,
    unplayable: new Map(),
  };
  for (const line of ledger) {
    if (line.kind === 'faction') {
      head.dropping ||= line.commands.some((each) => each.do === 'resign');
    }
    if (line.kind !== 'table') continue;
    const fault = collect(head, line.command);
    if (fault !== undefined) return err(fault);
  }
  const [unplayable] = head.unplayable;
  if (unplayable !== undefined) {
    const [option, at] = unplayable;
    return err({ code: 'site-option-unplayable', at, params: { option } });
  }
  const mapName = head.map ?? map ?? 'original';
  const mapId = mapOf(mapName) ?? (map === undefined ? undefined : mapOf(map));
  if (mapId === undefined) {
    return err({ code: 'map-unknown', at: head.mapAt, params: { map: mapName } });
  }
  if (head.factions.length < 2) return err({ code: 'setup-missing', at: FIRST, params: {} });
  if (head.roundTiles === undefined) return err({ code: 'score-missing', at: FIRST, params: {} });
  const { factions, site } = head;
  return ok({ factions, site, options: optionsOf(head, mapId, mapName) });
}

function collect(head: Collected, command: TableCommand): HeadFault | undefined {
  switch (command.do) {
    case 'option':
      head.site.add(command.option);
      if (UNPLAYABLE.has(command.option)) head.unplayable.set(command.option, command.at);
      return undefined;
    case 'dropoption':
      head.site.delete(command.option);
      head.unplayable.delete(command.option);
      return undefined;
    case 'faction-variant':
      head.variants.add(command.variant);
      if (!VARIANTS.has(command.variant)) head.unplayable.set(command.variant, command.at);
      return undefined;
    case 'map':
      head.map = command.map;
      head.mapAt = command.at;
      return undefined;
    case 'player':
      head.players.push(command.name);
      return undefined;
    case 'randomize': {
      const drawn = drawTiles(command.version, command.seed, head.players, head.site);
      head.roundTiles = drawn.roundTiles;
      head.finalTile = drawn.finalTile;
      for (const card of drawn.removed) head.removed.add(card);
      return undefined;
    }
    case 'score':
      head.roundTiles = command.tiles;
      return undefined;
    case 'delete': {
      const { at, tile } = command;
      if (/^(FAV|TW)/.test(tile)) return { code: 'tile-not-removable', at, params: { tile } };
      head.removed.add(tile);
      return undefined;
    }
    case 'final-scoring': {
      const { at, tile } = command;
      if (head.finalTile !== undefined && head.finalTile !== tile) {
        return { code: 'final-tile-twice', at, params: { one: head.finalTile, other: tile } };
      }
      head.finalTile = tile;
      return undefined;
    }
    case 'drop-faction':
      head.dropping = true;
      return undefined;
    case 'setup': {
      const { at, faction } = command;
      if (head.factions.includes(faction))
        return { code: 'faction-twice', at, params: { faction } };
      head.factions.push(faction);
      return undefined;
    }
    default:
      return undefined;
  }
}

function optionsOf(head: Collected, map: string, mapName: string): LedgerHead['options'] {
  const { site, variants, factions, removed, finalTile } = head;
  const cards: readonly BonusCard[] = BONUS_CARDS.filter(
    (card) => !removed.has(card) && (card !== 'BON10' || site.has('shipping-bonus')),
  );
  const isFirstPrinting =
    site.has('fire-and-ice-factions/variable') || variants.has('final_variable');
  return {
    rules: 'snellman',
    players: factions.length,
    map,
    factions: factions.map(factionOf),
    fireAndIce:
      variants.size > 0 || [...site].some((option) => option.startsWith('fire-and-ice-factions')),
    startPlayer: 0,
    turnOrder: site.has('variable-turn-order') ? 'passing' : 'clockwise',
    startVp: mapName === MAP_WITH_START_VP ? factions.map((each) => SITE_START_VP[each]) : 'equal',
    miniTownTiles: site.has('mini-expansion-1'),
    miniBonusCard: site.has('shipping-bonus'),
    miniRoundTile: site.has('temple-scoring-tile'),
    finalTile: finalTile === undefined ? 'none' : finalTileOf(finalTile),
    dropping: head.dropping,
    roundTiles: head.roundTiles,
    bonusCards: cards,
    rulings: {
      cultists: site.has('errata-cultist-power') ? 'international' : 'first-printing',
      fireIceRules: isFirstPrinting ? '2014' : '2015',
      ...(site.has('manual-fav5') ? { keySteps: 'lost' } : {}),
    },
  };
}
