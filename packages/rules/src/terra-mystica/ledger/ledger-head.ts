import { err, ok, type Result } from '../../kernel/index.ts';
import { BONUS_CARDS } from '../vocabulary.ts';
import type { Ledger } from './commands.ts';
import type { Place } from './place.ts';
import { MAP_WITH_START_VP, SITE_START_VP } from './site-start-vp.ts';
import { factionOf, finalTileOf, mapOf } from './site-words.ts';
import type { LedgerFaction } from './words.ts';

/** What the head of a ledger fixes, as options of the game. */
export interface LedgerHead {
  /** For `Game.options`; the bundle is the one that replays the site. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Faction by seat, in the order of the first round. */
  readonly factions: readonly LedgerFaction[];
}

export interface HeadFault {
  readonly code: 'map-unknown' | 'setup-missing' | 'score-missing' | 'faction-twice';
  readonly at: Place;
  readonly params: Readonly<Record<string, string | number>>;
}

const FIRST: Place = { line: 1, column: 1 };

/**
 * Reads what comes before the first move.
 * @param map when the ledger names none; ledgers of the base map often leave it out.
 */
export function readHead(ledger: Ledger, map = 'original'): Result<LedgerHead, HeadFault> {
  const options = new Set<string>();
  const factions: LedgerFaction[] = [];
  const removed = new Set<string>();
  let mapName = map;
  let mapAt = FIRST;
  let roundTiles: readonly string[] | undefined;
  let finalTile: string | undefined;
  let dropping = false;
  for (const line of ledger) {
    if (line.kind === 'faction') dropping ||= line.commands.some((each) => each.do === 'resign');
    if (line.kind !== 'table') continue;
    const { command } = line;
    switch (command.do) {
      case 'option':
        options.add(command.option);
        break;
      case 'dropoption':
        options.delete(command.option);
        break;
      case 'map':
        mapName = command.map;
        mapAt = command.at;
        break;
      case 'score':
        roundTiles = command.tiles;
        break;
      case 'delete':
        removed.add(command.tile);
        break;
      case 'final-scoring':
        finalTile = command.tile;
        break;
      case 'drop-faction':
        dropping = true;
        break;
      case 'setup':
        if (factions.includes(command.faction)) {
          const params = { faction: command.faction };
          return err({ code: 'faction-twice', at: command.at, params });
        }
        factions.push(command.faction);
        break;
      default:
    }
  }
  const mapId = mapOf(mapName);
  if (mapId === undefined) {
    return err({ code: 'map-unknown', at: mapAt, params: { map: mapName } });
  }
  if (factions.length < 2) return err({ code: 'setup-missing', at: FIRST, params: {} });
  if (roundTiles === undefined) return err({ code: 'score-missing', at: FIRST, params: {} });
  const cards = BONUS_CARDS.filter(
    (card) => !removed.has(card) && (card !== 'BON10' || options.has('shipping-bonus')),
  );
  return ok({
    factions,
    options: {
      rules: 'snellman',
      players: factions.length,
      map: mapId,
      factions: factions.map(factionOf),
      fireAndIce: [...options].some((option) => option.startsWith('fire-and-ice-factions/')),
      startPlayer: 0,
      turnOrder: options.has('variable-turn-order') ? 'passing' : 'clockwise',
      startVp:
        mapName === MAP_WITH_START_VP ? factions.map((each) => SITE_START_VP[each]) : 'equal',
      miniTownTiles: options.has('mini-expansion-1'),
      miniBonusCard: options.has('shipping-bonus'),
      miniRoundTile: options.has('temple-scoring-tile'),
      finalTile: finalTile === undefined ? 'none' : finalTileOf(finalTile),
      dropping,
      roundTiles,
      bonusCards: cards,
      rulings: {
        cultists: options.has('errata-cultist-power') ? 'international' : 'first-printing',
        fireIceRules: options.has('fire-and-ice-factions/variable') ? '2014' : '2015',
      },
    },
  });
}
