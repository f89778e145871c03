import type { Seat } from '@pangaea/rules/kernel';
import { BONUS_CARDS, CULTS, NONE, type State } from '@pangaea/rules/terra-mystica';
import type { Language } from '@pangaea/words';
import { TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { BOLD, paint, type Style } from '../style.ts';
import { table } from '../text.ts';

/** A line for each player in order of play: the facts that players compare for a turn. */
export function drawPlayers(
  language: Language,
  s: State,
  viewer: Seat | undefined,
  style: Style,
  nameOf: (seat: Seat) => string,
): string[] {
  const { cults, terms } = TERRA_MYSTICA[language];
  const titles = [
    '',
    '',
    terms.vp,
    terms.coins,
    terms.workers,
    terms.priests,
    terms.power,
    terms.shipping,
    terms.key,
    CULTS.map((cult) => cults[cult]).join('/'),
    terms.bonusCard,
  ];
  const seats = Array.from({ length: s.table.players }, (_, place) => s.turnOrder(place));
  const rows = seats.map((seat) => [
    String(seat),
    nameOf(seat),
    ...(s.faction(seat) === NONE ? [] : figures(s, seat)),
  ]);
  const [head, ...lines] = table([titles, ...rows]);
  return [
    head,
    ...lines.map((line, index) => (seats[index] === viewer ? paint(style, BOLD, line) : line)),
  ];
}

function figures(s: State, seat: Seat): string[] {
  const card = BONUS_CARDS[s.card(seat)];
  return [
    String(s.vp(seat)),
    String(s.coins(seat)),
    String(s.workers(seat)),
    String(s.priests(seat)),
    [s.bowl1(seat), s.bowl2(seat), s.bowl3(seat)].join('/'),
    String(s.shipping(seat)),
    String(s.keys(seat)),
    CULTS.map((_, cult) => s.cult(seat, cult)).join('/'),
    card === undefined ? '-' : s.hasPassed(seat) ? `(${card})` : card,
  ];
}
