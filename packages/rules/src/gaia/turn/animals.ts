import { packMove } from '../../kernel/index.ts';
import { ARG, coordinateOf, toArgument } from '../arguments.ts';
import { FACE } from '../cards.ts';
import { cellOf } from '../check/places.ts';
import { kind } from '../define.ts';
import { isRepeated, playCard } from '../hand/hand.ts';
import { xOf, yOf } from '../world/place.ts';
import { updateCities } from '../world/rising.ts';
import { isBare, tileNamed } from '../world/world.ts';
import { checkAnimals } from './animals.check.ts';
import { TURN } from './turn.ts';

/** Animals on a tile. Rules, "Playing a life card: animals". */
export const ANIMALS = kind({
  word: 'animals',
  args: [ARG.base, ARG.x, ARG.y],
  meaning: 'play an animal card on a tile',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, animals) => {
        if (s.tokens() < s.table.herd) return;
        const tiles = s.tiles();
        const held = s.handSize(seat);
        for (let card = s.placeFrom(seat, FACE.animals); card < held; card++) {
          const face = s.hand(seat, card);
          if (face >= FACE.power) return;
          if (isRepeated(s, seat, card)) continue;
          const base = face - FACE.animals;
          const allowed = s.table.allowed[base];
          for (let tile = 0; tile < tiles; tile++) {
            if (((allowed >> s.land(tile)) & 1) === 0 || !isBare(s, tile)) continue;
            const place = s.place(tile);
            into.add(packMove(animals, base, toArgument(xOf(place)), toArgument(yOf(place))));
          }
        }
      },
      check: (s, seat, base, x, y, reason) => checkAnimals(s, seat, base, cellOf(x, y), reason),
      apply: (s, seat, base, x, y, sink) => {
        const face = FACE.animals + base;
        const amount = s.table.herd;
        playCard(s, seat, face, sink);
        s.discard(face);
        s.setAnimals(tileNamed(s, x, y), amount);
        s.setTokens(s.tokens() - amount);
        const where = { x: coordinateOf(x), y: coordinateOf(y) };
        sink?.push({ type: 'animals', seat, amount, ...where, cause: 'played' });
        updateCities(s, seat, sink);
      },
    },
  ],
});
