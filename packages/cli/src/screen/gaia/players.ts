import {
  backOf,
  DECKS,
  isKnown,
  LANDS,
  POWERS,
  placedMeeples,
  STANDING_ORDERS,
  type State,
} from '@pangaea/rules/gaia';
import type { Seat } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words';
import { GAIA } from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';
import { BOLD, paint, type Style } from '../style.ts';
import { table, wrap, wrapItems } from '../text.ts';
import { cardNamed } from './cards.ts';
import { whoIsWho } from './who.ts';

/** A line for each player, beginning with the start player, and the known hands. */
export function drawPlayers(
  language: Language,
  s: State,
  viewer: Seat | undefined,
  style: Style,
): string[] {
  const { heads } = MESSAGES[language].gaia;
  const titles = ['', heads.supply, heads.placed, heads.hand, heads.nature];
  const seats = Array.from({ length: s.table.players }, (_, seat) => seat);
  const [head, ...lines] = table([titles, ...seats.map((seat) => row(language, s, seat, viewer))]);
  const painted = lines.map((line, seat) => (seat === viewer ? paint(style, BOLD, line) : line));
  const hands = seats
    .filter((seat) => isHandKnown(s, seat))
    .flatMap((seat) => drawHand(language, s, seat, viewer, style));
  return [head, ...painted, ...drawPowers(language, s, style), ...hands];
}

function row(language: Language, s: State, seat: Seat, viewer: Seat | undefined): string[] {
  const { letters, none } = MESSAGES[language].gaia;
  const name = whoIsWho(language, s).seat(seat);
  const nature = LANDS.flatMap((land, index) => {
    const count = s.natureInFront(seat, index);
    return count === 0 ? [] : [count === 1 ? letters[land] : `${letters[land]}${count}`];
  });
  return [
    seat === viewer ? `${name} *` : name,
    `${s.supply(seat)}`,
    `${placedMeeples(s, seat)}`,
    backs(language, s, seat),
    nature.join(' ') || none,
  ];
}

/** The power cards of the players who have some on the table. */
function drawPowers(language: Language, s: State, style: Style): string[] {
  const { counted } = GAIA[language];
  const { powersInFront } = MESSAGES[language].gaia;
  const { seat: name } = whoIsWho(language, s);
  const told: string[] = [];
  for (let seat = 0; seat < s.table.players; seat++) {
    const counts = Object.fromEntries(POWERS.map((power, i) => [power, s.powersInFront(seat, i)]));
    const cards = counted(counts);
    if (cards !== '') told.push(`${name(seat)} ${cards}`);
  }
  return told.length === 0 ? [] : wrap(`${powersInFront}: ${told.join(' | ')}`, style.width);
}

/** The number of cards of each back in a hand: `N2 L1`. */
function backs(language: Language, s: State, seat: Seat): string {
  const { decks, none } = MESSAGES[language].gaia;
  const counts = DECKS.map(() => 0);
  for (let index = 0; index < s.handSize(seat); index++) counts[backOf(s.hand(seat, index))]++;
  const told = DECKS.flatMap((deck, i) => (counts[i] === 0 ? [] : [`${decks[deck]}${counts[i]}`]));
  return told.join(' ') || none;
}

/**
 * Whether a hand has a known card: in a view the viewer's own hand, and other hands with cards that
 * everybody knows; in a full position every hand.
 */
function isHandKnown(s: State, seat: Seat): boolean {
  return s.handSize(seat) > 0 && isKnown(s.hand(seat, 0));
}

function drawHand(
  language: Language,
  s: State,
  seat: Seat,
  viewer: Seat | undefined,
  style: Style,
): string[] {
  const { gaia, screen } = MESSAGES[language];
  const { orders, terms } = GAIA[language];
  const own = seat === viewer;
  const faces = Array.from({ length: s.handSize(seat) }, (_, index) => s.hand(seat, index));
  const known = faces.filter(isKnown);
  const cards = known.map((face) => cardNamed(language, s, s.table.cardNames[face]));
  if (known.length < faces.length) cards.push(gaia.unseen(faces.length - known.length));
  const head = own ? `* ${screen.you}:` : `${gaia.handOf(whoIsWho(language, s).seat(seat))}:`;
  const hand = wrapItems(head, cards, style.width);
  if (!own || s.table.options.powers === 'none') return hand;
  return [...hand, `  ${terms.standingOrder}: ${orders[STANDING_ORDERS[s.order(seat)]]}`];
}
