import {
  BONUS_TILES,
  NONE,
  PHASE,
  ROUNDS,
  SCORED_EVENTS,
  type State,
  TILE,
} from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';
import { BOLD, DIM, paint, type Style } from '../style.ts';
import { wrapItems } from '../text.ts';

/** The round and the things that it rewards. */
export function drawRound(language: Language, s: State, style: Style): string {
  const { screen } = MESSAGES[language];
  if (s.phase() === PHASE.over) return paint(style, BOLD, screen.gameOver);
  if (s.round() === 0) return paint(style, BOLD, screen.setUp);
  const now = `${screen.roundOf(s.round(), ROUNDS)}: ${roundTile(language, s, s.round())}`;
  return paint(style, BOLD, now);
}

/** The round tiles to come, bonus tiles beside the board, power actions. */
export function drawTiles(language: Language, s: State, style: Style): string[] {
  const words = TERRA_NOVA[language];
  const { terms } = words;
  const { screen } = MESSAGES[language];
  const { edition } = s.table;
  const rounds: string[] = [];
  for (let round = s.round() + 1; round <= ROUNDS && isLaidOut(s); round++) {
    rounds.push(`${round}: ${roundTile(language, s, round)}`);
  }
  const bonus = BONUS_TILES.flatMap((name, tile) => {
    const where = s.tileWhere(tile);
    if (where !== TILE.beside && where !== TILE.returned) return [];
    const coins = s.tileCoins(tile);
    const onIt = coins === 0 ? '' : ` (${screen.onIt(words.coins(coins))})`;
    return [`${name} ${words.bonusTile(edition.bonusTiles[name])}${onIt}`];
  });
  const actions = edition.powerActions.map(({ id, cost, effect, amount }, action) => {
    const text = `${id} ${words.powerOf(cost)}: ${words.powerAction(effect, amount)}`;
    return s.isPowerActionUsed(action) ? paint(style, DIM, `${text} (${terms.used})`) : text;
  });
  const said = (name: string, items: readonly string[]) =>
    items.length === 0 ? [] : wrapItems(`${name}:`, items, style.width);
  return [
    ...said(screen.rounds, rounds),
    ...said(terms.bonusTiles, bonus),
    ...said(terms.powerActions, actions),
  ];
}

/**
 * Whether the tiles are on the table: in the variant Planners neutral houses are placed before
 * them.
 */
function isLaidOut(s: State): boolean {
  return s.roundTile(1) !== NONE;
}

function roundTile(language: Language, s: State, round: number): string {
  const { roundTileEvent, roundTileVp } = s.table;
  const tile = s.roundTile(round);
  return TERRA_NOVA[language].roundTile(SCORED_EVENTS[roundTileEvent[tile]], roundTileVp[tile]);
}
