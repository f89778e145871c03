import type { Options } from '../../terra-mystica/options/options.ts';
import { CARD, ROUNDS, type State } from '../../terra-mystica/state.ts';
import { BONUS_CARDS, FINAL_TILES, ROUND_TILES } from '../../terra-mystica/vocabulary.ts';
import { MAP_WITH_START_VP } from '../game/site-start-vp.ts';
import type { Place } from '../notation/place.ts';
import { SITE_FINAL_TILES, SITE_MAPS } from '../notation/site-words.ts';
import type { TableEntry } from '../notation/table-form.ts';

/** The place of commands made here, which are in no text. */
const NOWHERE: Place = { line: 0, column: 0 };

/**
 * The facts of the set-up, as the head of the page has them.
 * @param needed options of the site that the moves of the game need
 */
export function headOf(s: State, needed: readonly string[]): readonly TableEntry[] {
  const at = NOWHERE;
  const { options } = s.table;
  const head = [...needed, ...siteOptions(options), ...factionOptions(s)].map(
    (option): TableEntry => ({ kind: 'option', at, option }),
  );
  const map = Array.isArray(options.startVp) ? MAP_WITH_START_VP : SITE_MAPS[options.map];
  head.push({ kind: 'map', at, map });
  for (let round = 1; round <= ROUNDS; round++) {
    const tile = ROUND_TILES[s.roundTile(round)];
    head.push({ kind: 'round-tile', at, round, tile, note: '' });
  }
  for (const [place, tile] of BONUS_CARDS.entries()) {
    const known = tile !== 'BON10' || options.miniBonusCard;
    if (known && s.cardWhere(place) === CARD.box) head.push({ kind: 'removed', at, tile });
  }
  for (let seat = 0; seat < s.table.players; seat++) {
    head.push({ kind: 'player', at, number: seat + 1, name: `p${seat + 1}` });
  }
  const final = FINAL_TILES[s.finalTile()];
  if (final !== undefined) head.push({ kind: 'final-tile', at, tile: SITE_FINAL_TILES[final] });
  return head;
}

/** The site's names for the options; the game knows only the strict readings of the rules. */
function siteOptions(options: Options): readonly string[] {
  const { rulings } = options;
  return [
    'strict-darkling-sh',
    'strict-chaosmagician-sh',
    ...(rulings.keySteps === 'lost' ? ['manual-fav5'] : []),
    ...(rulings.cultists === 'first-printing' ? [] : ['errata-cultist-power']),
    ...(options.miniTownTiles ? ['mini-expansion-1'] : []),
    ...(options.miniBonusCard ? ['shipping-bonus'] : []),
    ...(options.miniRoundTile ? ['temple-scoring-tile'] : []),
    ...(options.turnOrder === 'passing' ? ['variable-turn-order'] : []),
    ...(options.finalTile === 'none' ? [] : ['fire-and-ice-final-scoring']),
  ];
}

/** Boards of Fire & Ice that the site has an option for. */
const FIRE_AND_ICE_BOARDS = ['ice', 'volcano', 'variable'] as const;

/**
 * The options of the site for boards of Fire & Ice that were offered, or that a seat got without an
 * offer.
 */
function factionOptions(s: State): readonly string[] {
  const { options, factions } = s.table;
  const given = Array.isArray(options.factions)
    ? factions.filter(({ id }) => options.factions.includes(id)).map(({ board }) => board)
    : [];
  const boards = FIRE_AND_ICE_BOARDS.filter((each) => options.fireAndIce || given.includes(each));
  const variable = options.rulings.fireIceRules === '2014' ? 'variable' : 'variable_v5';
  return boards.map((board) => `fire-and-ice-factions/${board === 'variable' ? variable : board}`);
}
