import { type GameRecord, type ReplayFault, refusal } from '../../kernel/index.ts';
import {
  BUNDLES,
  type Options,
  RULINGS,
  type RulingName,
} from '../../terra-mystica/options/options.ts';
import type { FactionId } from '../../terra-mystica/vocabulary.ts';
import type { TerraMysticaGame } from '../game/ledger-game.ts';
import { SITE_START_VP } from '../game/site-start-vp.ts';
import { readWord } from '../notation/words.ts';

/** Rulings that the site has options for. */
const SITE_RULINGS: readonly RulingName[] = ['cultists', 'fireIceRules', 'keySteps'];

/**
 * The part of a game that the notation of the site cannot express, if any: an option of the table,
 * or a standing order. Such a game is refused, since its table would be wrong.
 */
export function whatNotationLacks(
  game: TerraMysticaGame,
  record: GameRecord,
): ReplayFault | undefined {
  const options = game.options(record.options);
  // The replay will say better what is wrong with the options.
  if (!options.ok) return undefined;
  const option = unsayableOption(options.value);
  if (option !== undefined) {
    return { index: -1, refusal: refusal('not-in-notation', { what: option }) };
  }
  const index = record.commands.findIndex((command) => /^\s*\d+\s+order\b/.test(command));
  if (index < 0) return undefined;
  return { index, refusal: refusal('not-in-notation', { what: 'order' }) };
}

function unsayableOption(options: Options): string | undefined {
  const { factions, fanFactions, landscapes, rulings, startVp } = options;
  for (const name of RULINGS) {
    if (SITE_RULINGS.includes(name)) continue;
    if (rulings[name] !== BUNDLES.snellman[name] && name !== 'roundTileDraw') {
      return `rulings.${name}`;
    }
  }
  if (rulings.cultists === 'japanese') return 'rulings.cultists';
  if (factions === 'auction' || factions === 'fast-auction' || factions === 'introductory') {
    return 'factions';
  }
  if (landscapes !== undefined) return 'landscapes';
  if (fanFactions !== undefined) return 'fanFactions';
  return startVp === 'equal' || isSiteStart(options) ? undefined : 'startVp';
}

/** Whether the start points are those of the site's second base map. */
function isSiteStart({ factions, map, startVp }: Options): boolean {
  if (map !== 'base' || !Array.isArray(startVp) || !Array.isArray(factions)) return false;
  return factions.every((faction: FactionId, seat) => {
    const word = readWord.faction(faction.replaceAll('-', ''));
    return word !== undefined && startVp[seat] === SITE_START_VP[word];
  });
}
