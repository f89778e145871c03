import {
  DECKS,
  LANDS,
  MAX_DISPLAY,
  NONE,
  PHASE,
  POWERS,
  STANDING_ORDERS,
  type State,
  xOf,
  yOf,
} from '../../../src/gaia/index.ts';
import { look } from './cities.ts';
import { KINDS, type Table } from './table.ts';

/** A position in words: everything on the table and in hands, in an order without meaning. */
export type Described = Readonly<Record<string, string>>;

const listed = (words: Iterable<string>) => [...words].sort().join(' ');
const times = (word: string, count: number) => Array<string>(count).fill(word);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const standing = (id: string, met: number, meeples: readonly number[]) =>
  ` ${id} ${met} met, meeples ${meeples.join(' ')}`;

/** The engine's position, read through its accessors. */
export function engineSays(s: State): Described {
  const { cardNames: names, cityIds, objectiveIds } = s.table;
  const seats = upTo(s.table.players);
  const said: Record<string, string> = {
    piles: LANDS.map((land, index) => `${land} ${s.pile(index)}`).join(', '),
    tokens: `${s.tokens()}`,
    discards: listed(names.flatMap((name, face) => times(name, s.gone(face)))),
    turn: `${s.turn()}`,
    winner: s.phase() === PHASE.over ? `${s.winner()}` : '-',
    row: upTo(s.table.objectivesShown)
      .map((at) => `${objectiveIds[s.objective(at)]} ${s.completedBy(at)}`)
      .join(', '),
  };
  for (const tile of upTo(s.tiles())) {
    const city = s.cityOn(tile);
    const on = seats.map((seat) => (city === NONE ? 0 : s.meeples(city, seat)));
    said[`${xOf(s.place(tile))} ${yOf(s.place(tile))}`] =
      `${LANDS[s.land(tile)]} ${s.animals(tile)}${city === NONE ? '' : standing(cityIds[city], s.met(city), on)}`;
  }
  for (const [deck, kind] of DECKS.entries()) {
    const open = upTo(MAX_DISPLAY).map((place) => s.display(deck, place));
    const lying = upTo(s.deckSize(deck)).map((index) => s.deckCard(deck, index));
    said[`deck ${kind}`] = listed(lying.map((face) => names[face]));
    said[`display ${kind}`] = listed(open.flatMap((face) => (face === NONE ? [] : names[face])));
  }
  for (const seat of seats) {
    const nature = LANDS.flatMap((land, index) => times(land, s.natureInFront(seat, index)));
    const powers = POWERS.flatMap((power, index) => times(power, s.powersInFront(seat, index)));
    said[`seat ${seat}`] = `${s.supply(seat)}, orders ${STANDING_ORDERS[s.order(seat)]}`;
    said[`hand ${seat}`] = listed(upTo(s.handSize(seat)).map((at) => names[s.hand(seat, at)]));
    said[`front ${seat}`] = `${listed(nature)}, ${listed(powers)}`;
  }
  return said;
}

/** The same for the second Gaia. */
export function modelSays(t: Table): Described {
  const met = look(t);
  const said: Record<string, string> = {
    piles: LANDS.map((land) => `${land} ${t.piles[land]}`).join(', '),
    tokens: `${t.tokens}`,
    discards: listed(t.discards),
    turn: `${t.active}`,
    winner: `${t.winner ?? '-'}`,
    row: t.row.map(({ id, owner }) => `${id} ${owner ?? NONE}`).join(', '),
  };
  for (const [cell, { land, animals, city }] of t.world) {
    const on = city && standing(city.card.id, met.get(city) ?? 0, city.meeples);
    said[cell] = `${land} ${animals}${on ?? ''}`;
  }
  for (const kind of KINDS) {
    said[`deck ${kind}`] = listed(t.decks.get(kind) ?? []);
    said[`display ${kind}`] = listed(t.display.get(kind) ?? []);
  }
  for (const [seat, { supply, order, hand, nature, powers }] of t.players.entries()) {
    said[`seat ${seat}`] = `${supply}, orders ${order}`;
    said[`hand ${seat}`] = listed(hand);
    said[`front ${seat}`] = `${listed(nature)}, ${listed(powers)}`;
  }
  return said;
}

/** The first difference between two descriptions; empty if they agree. */
export function apart(engine: Described, model: Described): string {
  return [...new Set([...Object.keys(engine), ...Object.keys(model)])]
    .filter((key) => engine[key] !== model[key])
    .map((key) => `${key}: engine ${engine[key]}, model ${model[key]}`)
    .join('\n');
}
