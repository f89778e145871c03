import type { Move, Moves, Seat } from '@pangaea/rules/kernel';
import {
  BONUS_TILES,
  bestSplit,
  type Event,
  FACTION_DEFINITIONS,
  PHASE,
  type State,
  TOWN_TILES,
  terraNova,
} from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { type CommandWord, type Given, TERRA_NOVA } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';
import type { MenuGroup, MenuItem } from '../screen.ts';
import { changes } from './changes.ts';
import { matLines } from './mats.ts';

/**
 * Rules for questions about any table: positions and moves carry their table, so any instance will
 * do.
 */
const RULES = terraNova();

/** Sorts `E10` after `E9`. */
const BY_PLACE = new Intl.Collator('en', { numeric: true });

/**
 * The moves grouped by kind in the order of the list, by place in each group, with their effects.
 */
export function menuOf(
  language: Language,
  s: State,
  seat: Seat,
  moves: Moves,
): readonly MenuGroup[] {
  const groups = new Map<string, MenuItem[]>();
  const after = RULES.slot(s);
  const sorted = moves
    .toArray()
    .map((move) => ({ move, text: RULES.notation.print(s, move) }))
    .sort((one, two) => BY_PLACE.compare(one.text, two.text));
  const order = moves.toArray().map((move) => RULES.notation.decode(s, move).do);
  for (const word of order) groups.set(word, []);
  for (const { move } of sorted) {
    RULES.copy(s, after);
    const events: Event[] = [];
    RULES.apply(after, seat, move, events);
    const given: Given = RULES.notation.decode(s, move);
    const items = groups.get(given.do) ?? [];
    const brings = [changes(language, s, seat, events, after), advice(language, s, seat, given)];
    const outcome = MESSAGES[language].screen.groups(brings.filter((each) => each !== ''));
    items.push({ move, outcome, ...item(language, s, given, events, outcome) });
    groups.set(given.do, items);
  }
  const { moves: words } = TERRA_NOVA[language];
  return [...groups].map(([word, items]) => ({
    heading: words[word as CommandWord].kind,
    items,
  }));
}

/** The move in words, as in `build a house on E5`. */
export function labelOf(language: Language, s: State, move: Move): string {
  const given: Given = RULES.notation.decode(s, move);
  const words = TERRA_NOVA[language].moves[given.do as CommandWord];
  return words === undefined ? RULES.notation.print(s, move) : words.label(given);
}

/**
 * At the end of the game: the split of power between points and coins that gives the most points.
 */
function advice(language: Language, s: State, seat: Seat, given: Given): string {
  if (s.phase() !== PHASE.gameEnd) return '';
  const { times, vp } = bestSplit(s, seat);
  const best = times === 0 ? given.do === 'end' : given.times === `${times}`;
  return best ? MESSAGES[language].screen.bestSplit(TERRA_NOVA[language].vpOf(vp)) : '';
}

/** The words that distinguish a move from the others of its kind. */
function item(
  language: Language,
  s: State,
  given: Given,
  events: readonly Event[],
  outcome: string,
): Partial<MenuItem> & { readonly text: string } {
  const words = TERRA_NOVA[language];
  const { edition } = s.table;
  switch (given.do as CommandWord) {
    case 'faction': {
      const faction = FACTION_DEFINITIONS.find(({ id }) => id === given.faction);
      if (faction === undefined) return { text: given.faction };
      const home = words.terrains[faction.home];
      const text = `${words.factions[faction.id]} (${home})`;
      return { text, details: matLines(language, faction, s.table) };
    }
    case 'take':
    case 'pass':
      return { text: tileText(language, s, given.tile) };
    case 'town': {
      const tile = TOWN_TILES.find((each) => each === given.tile);
      return { text: tile === undefined ? given.tile : words.townTile(edition.townTiles[tile]) };
    }
    case 'power': {
      const action = edition.powerActions.find(({ id }) => id === given.action);
      if (action === undefined) return { text: given.action };
      return { text: `${action.id} ${words.powerAction(action.effect, action.amount)}` };
    }
    case 'palace':
      return {
        text: `${given.hex} ${given.palace === 'left' ? words.terms.leftPalace : words.terms.rightPalace}`,
      };
    case 'end':
    case 'decline':
    case 'sail':
      return { text: '' };
    case 'exchange':
    case 'exchange-vp':
      return { text: outcome, outcome: '' };
    default:
      return { text: [...placeNames(given), ...ground(language, events)].join(' ') };
  }
}

function placeNames({ do: _word, ...names }: Given): string[] {
  return Object.values(names);
}

/** For a hex that is transformed: its terrain before, and the number of shovels. */
function ground(language: Language, events: readonly Event[]): string[] {
  const event = events.find(({ type }) => type === 'transformed');
  if (event?.type !== 'transformed') return [];
  const terrain = TERRA_NOVA[language].terrains[event.from];
  if (event.shovels === 0) return [`(${terrain})`];
  return [`(${terrain}, ${MESSAGES[language].screen.shovels(event.shovels)})`];
}

function tileText(language: Language, s: State, name: string): string {
  const words = TERRA_NOVA[language];
  const tile = (BONUS_TILES as readonly string[]).indexOf(name);
  if (tile < 0) return words.terms.pass;
  const coins = s.tileCoins(tile);
  const onIt = coins === 0 ? '' : `, ${MESSAGES[language].screen.onIt(words.coins(coins))}`;
  return `${name} (${words.bonusTile(s.table.edition.bonusTiles[BONUS_TILES[tile]])})${onIt}`;
}
