import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG, toArgument } from '../arguments.ts';
import { cellOf } from '../check/places.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { DIRECTIONS } from '../vocabulary.ts';
import { animalsOn } from './cities.ts';
import { checkFeed, checkSpare } from './feeding.check.ts';
import { ANY_ANIMAL } from './needs.ts';
import { xOf, yOf } from './place.ts';
import { updateCities } from './rising.ts';
import { tileNamed } from './world.ts';

/** A city must eat; the answer names the city and the tile. Rules, "Hunting and feeding". */
export const FEEDING = question({ name: 'feed' });

export const FEED = kind({
  word: 'feed',
  args: [ARG.city, ARG.x, ARG.y],
  meaning: 'a city eats from a tile',
  answers: [
    {
      to: FEEDING,
      list: (s, seat, into) => void feedings(s, seat, into),
      check: (s, seat, city, x, y, reason) => checkFeed(s, seat, city, cellOf(x, y), reason),
      apply: (s, seat, city, x, y, sink) => {
        s.pop();
        feed(s, seat, city, tileNamed(s, x, y), sink);
      },
    },
  ],
});

/** Ruling G3: the move not to feed, if feeding is optional. */
export const SPARE = kind({
  word: 'spare',
  args: [],
  meaning: 'end the feeding (only where it is optional)',
  answers: [
    {
      to: FEEDING,
      list: (s, _seat, into, spare) => {
        if (s.table.feedingIsOptional) into.add(packMove(spare));
      },
      check: (s, _seat, _a, _b, _c, reason) => checkSpare(s, reason),
      apply: (s) => {
        s.pop();
        s.setHungry(0);
      },
    },
  ],
});

/** At the start of a turn: the cities with animals among their needs where the seat has a meeple. */
export function listHungry(s: State, seat: Seat): void {
  let hungry = 0;
  for (let rest = s.table.hungryCities; rest !== 0; rest &= rest - 1) {
    const city = 31 - Math.clz32(rest & -rest);
    if (s.meeples(city, seat) > 0) hungry |= 1 << city;
  }
  s.setHungry(hungry);
}

/**
 * Ways to feed a city now: each hungry city where the seat still has a meeple, with each
 * neighbouring tile that has food.
 * @param into filled with the moves, if given.
 * @returns how many
 */
export function feedings(s: State, seat: Seat, into: Moves | undefined): number {
  const hungry = s.hungry();
  if (hungry === 0) return 0;
  const { cities, needs } = s.table;
  let ways = 0;
  for (let city = 0; city < cities; city++) {
    if (((hungry >> city) & 1) === 0 || s.meeples(city, seat) === 0) continue;
    const tile = s.cityAt(city);
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = s.link(tile, direction);
      if (next === NONE || s.animals(next) === 0) continue;
      if ((animalsOn(s, next) & needs[city] & ANY_ANIMAL) === 0) continue;
      ways++;
      if (into === undefined) continue;
      const place = s.place(next);
      into.add(packMove(FEED.number, city, toArgument(xOf(place)), toArgument(yOf(place))));
    }
  }
  return ways;
}

/** A city eats one token, which returns to the stock. */
export function feed(s: State, seat: Seat, city: number, tile: number, sink: Sink): void {
  s.setHungry(s.hungry() & ~(1 << city));
  s.setAnimals(tile, s.animals(tile) - 1);
  s.setTokens(s.tokens() + 1);
  const place = s.place(tile);
  sink?.push({
    type: 'animals',
    seat,
    amount: -1,
    x: xOf(place),
    y: yOf(place),
    city: s.table.cityIds[city],
    cause: 'eaten',
  });
  updateCities(s, seat, sink);
}
