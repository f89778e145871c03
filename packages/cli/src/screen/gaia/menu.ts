import { type Event, gaia, LANDS, placeAt, type State, tileAt } from '@pangaea/rules/gaia';
import type { Move, Moves, Seat } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words';
import {
  type CommandWord,
  cellBeside,
  GAIA,
  type Given,
  readDirections,
} from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';
import type { MenuGroup, MenuItem } from '../screen.ts';
import { cardNamed } from './cards.ts';
import { changes } from './changes.ts';
import { whoIsWho } from './who.ts';

/**
 * Rules for questions about any table: positions and moves carry their table, so any instance will
 * do.
 */
const RULES = gaia();

/** The move in words, as in `build city 07 at (0, 1)`. */
export function labelOf(language: Language, s: State, move: Move): string {
  const given: Given = RULES.notation.decode(s, move);
  const words = GAIA[language].moves[given.do as CommandWord];
  return words === undefined
    ? RULES.notation.print(s, move)
    : words.label(given, whoIsWho(language, s));
}

/** The moves grouped by kind, in the order of the list, each with its effects. */
export function menuOf(
  language: Language,
  s: State,
  seat: Seat,
  moves: Moves,
): readonly MenuGroup[] {
  const groups = new Map<string, MenuItem[]>();
  const after = RULES.slot(s);
  const who = whoIsWho(language, s);
  for (const move of moves.toArray()) {
    RULES.copy(s, after);
    const events: Event[] = [];
    RULES.apply(after, seat, move, events);
    const given: Given = RULES.notation.decode(s, move);
    const items = groups.get(given.do) ?? [];
    groups.set(given.do, items);
    items.push({
      move,
      text: itemText(language, s, given),
      outcome: changes(language, seat, events, who),
    });
  }
  const { moves: words } = GAIA[language];
  return [...groups].map(([word, items]) => ({
    heading: words[word as CommandWord].kind,
    items,
  }));
}

/** The words that distinguish a move from the others of its kind. */
function itemText(language: Language, s: State, given: Given): string {
  const words = GAIA[language];
  const at = () => `${words.place(given.x, given.y)} ${landAt(language, s, given)}`.trimEnd();
  switch (given.do as CommandWord) {
    case 'draw':
      return named(words.decks, given.deck);
    case 'take':
    case 'discard':
    case 'keep':
      return cardNamed(language, s, given.card);
    case 'nature':
      return `${named(words.lands, given.land)} ${words.place(given.x, given.y)}`;
    case 'animals':
      return `${named(words.bases, given.base)} ${at()}`;
    case 'city':
      return `${words.city(given.city)} ${at()}`;
    case 'settle':
      return words.city(given.city);
    case 'feed':
      return `${words.city(given.city)} ${at()}`;
    case 'sun':
    case 'rain':
    case 'lightning':
      return at();
    case 'earthquake': {
      const [x, y] = cellBeside(given.x, given.y, given.direction);
      const other = `${words.place(x, y)} ${landAt(language, s, { x: `${x}`, y: `${y}` })}`;
      return `${at()} / ${other}`;
    }
    case 'eruption': {
      const ways = readDirections(given.deserts).map((way) => named(words.directions, way));
      return `${words.place(given.x, given.y)} ${ways.join('+') || MESSAGES[language].gaia.none}`;
    }
    case 'objective':
      return words.objective(given.objective, s.table.edition);
    case 'order':
      return named(words.orders, given.order);
    default:
      return '';
  }
}

function named(list: Readonly<Record<string, string>>, id: string): string {
  return list[id];
}

function landAt(language: Language, s: State, { x, y }: Given): string {
  const tile = tileAt(s, placeAt(Number(x), Number(y)));
  return tile >= s.tiles() ? '' : GAIA[language].lands[LANDS[s.land(tile)]];
}
