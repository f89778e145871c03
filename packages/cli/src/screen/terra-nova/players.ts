import type { Seat } from '@pangaea/rules/kernel';
import {
  BONUS_TILES,
  NONE,
  PHASE,
  STANDING_ORDERS,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';
import { BOLD, paint, type Style } from '../style.ts';
import { table, wrapItems } from '../text.ts';
import { incomeOf } from './changes.ts';
import { whoIsWho } from './who.ts';

/** A line for each player in order of play, and the rest of the viewer's own mat. */
export function drawPlayers(
  language: Language,
  s: State,
  viewer: Seat | undefined,
  style: Style,
): string[] {
  const { terms } = TERRA_NOVA[language];
  const { screen } = MESSAGES[language];
  const { heads } = screen;
  const titles = [
    '',
    '',
    terms.vp,
    terms.coins,
    heads.bowls,
    heads.sailing,
    heads.houses,
    heads.tradingPosts,
    heads.palaces,
    heads.bridges,
    heads.income,
    heads.tile,
  ];
  const seats = Array.from({ length: s.table.players }, (_, place) => s.turnOrder(place));
  const rows = seats.map((seat) => row(language, s, seat, viewer));
  const [head, ...lines] = table([titles, ...rows]);
  const painted = lines.map((line, index) =>
    seats[index] === viewer ? paint(style, BOLD, line) : line,
  );
  const over = s.phase() === PHASE.over;
  const own = viewer === undefined || over ? [] : ownMat(language, s, viewer, style);
  return [head, ...painted, ...own];
}

/** The built palaces, by the bits in a state. */
const PALACES = ['-', 'L', 'R', 'L R'];

function row(language: Language, s: State, seat: Seat, viewer: Seat | undefined): string[] {
  const { terms } = TERRA_NOVA[language];
  const { screen } = MESSAGES[language];
  const name = whoIsWho(language, s).seat(seat);
  const called = seat === viewer ? `${name} *` : name;
  if (s.faction(seat) === NONE) return [`${seat}`, called];
  const palaces = s.palaces(seat);
  const income = incomeOf(s, seat);
  const tile = s.bonusTile(seat);
  const passed = s.hasPassed(seat) ? ` ${terms.pass}` : '';
  return [
    `${seat}`,
    called,
    `${s.vp(seat)}`,
    `${s.coins(seat)}`,
    `${s.bowl1(seat)}/${s.bowl2(seat)}/${s.bowl3(seat)}`,
    `${s.sailing(seat)}`,
    `${s.housesOnBoard(seat)}`,
    `${s.tradingPostsOnBoard(seat)}`,
    PALACES[palaces],
    `${s.table.bridgePieces - s.bridgesLeft(seat)}`,
    `${income.coins}/${income.power}`,
    (tile === NONE ? screen.none : BONUS_TILES[tile]) + passed,
  ];
}

/** The details that are interesting only for the viewer. */
function ownMat(language: Language, s: State, seat: Seat, style: Style): string[] {
  if (s.faction(seat) === NONE) return [];
  const words = TERRA_NOVA[language];
  const { terms } = words;
  const { screen } = MESSAGES[language];
  const { coins, power } = incomeOf(s, seat);
  const used = [
    ...(s.isBonusActionUsed(seat) ? [terms.bonusTile] : []),
    ...(s.isPalaceActionUsed(seat) ? [screen.palaces] : []),
  ];
  const said = [
    `${screen.incomeNext} ${screen.list([words.coins(coins), words.powerOf(power)])}`,
    `${screen.houses} ${screen.left(s.houses(seat))}`,
    `${screen.tradingPosts} ${screen.left(s.tradingPosts(seat))}`,
    `${terms.standingOrder}: ${words.orders[STANDING_ORDERS[s.order(seat)]]}`,
    ...(used.length > 0 ? [`${screen.special}: ${screen.list(used)}`] : []),
  ];
  const tiles = TOWN_TILES.filter((_, tile) => ((s.townTiles(seat) >> tile) & 1) === 0).map(
    (tile) => words.townTile(s.table.edition.townTiles[tile]),
  );
  return [
    ...wrapItems(`* ${screen.you}:`, said, style.width),
    ...wrapItems(`  ${terms.townTiles}:`, tiles.length > 0 ? tiles : [screen.none], style.width),
  ];
}
