import { packMove } from '../../kernel/index.ts';
import { ARG, coordinateOf, toArgument } from '../arguments.ts';
import { FACE, isKnown } from '../cards.ts';
import { cellOf } from '../check/places.ts';
import { kind } from '../define.ts';
import { playCard } from '../hand/hand.ts';
import { offeredAround } from '../world/cities.ts';
import { countBits } from '../world/needs.ts';
import { xOf, yOf } from '../world/place.ts';
import { settleNewCity, updateCities } from '../world/rising.ts';
import { isBare, tileNamed } from '../world/world.ts';
import { checkCity } from './city.check.ts';
import { TURN } from './turn.ts';

/** The number of needs that must be met to build a city. */
const NEEDS_TO_BUILD = 2;

/** A city on a tile. Rules, "Playing a life card: cities". */
export const CITY = kind({
  word: 'city',
  args: [ARG.city, ARG.x, ARG.y],
  meaning: 'build a city on a tile',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, build) => {
        const tiles = s.tiles();
        const held = s.handSize(seat);
        for (let card = s.placeFrom(seat, FACE.city); card < held; card++) {
          const face = s.hand(seat, card);
          if (!isKnown(face)) return;
          const city = face - FACE.city;
          const needs = s.table.needs[city];
          const allowed = s.table.allowed[s.table.cityBase[city]];
          for (let tile = 0; tile < tiles; tile++) {
            if (((allowed >> s.land(tile)) & 1) === 0 || !isBare(s, tile)) continue;
            if (countBits(offeredAround(s, tile) & needs) < NEEDS_TO_BUILD) continue;
            const place = s.place(tile);
            into.add(packMove(build, city, toArgument(xOf(place)), toArgument(yOf(place))));
          }
        }
      },
      check: (s, seat, city, x, y, reason) => checkCity(s, seat, city, cellOf(x, y), reason),
      apply: (s, seat, city, x, y, sink) => {
        const tile = tileNamed(s, x, y);
        playCard(s, seat, FACE.city + city, sink);
        s.setCityAt(city, tile);
        s.setCityOn(tile, city);
        const where = { x: coordinateOf(x), y: coordinateOf(y) };
        sink?.push({ type: 'built', seat, city: s.table.cityIds[city], ...where });
        settleNewCity(s, seat, city, sink);
        updateCities(s, seat, sink);
      },
    },
  ],
});
