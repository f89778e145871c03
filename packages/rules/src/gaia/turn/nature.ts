import { packMove } from '../../kernel/index.ts';
import { ARG, coordinateOf, toArgument } from '../arguments.ts';
import { FACE } from '../cards.ts';
import { cellOf } from '../check/places.ts';
import { kind } from '../define.ts';
import { OBJECTIVES } from '../ending/objectives.ts';
import { isRepeated, playCard } from '../hand/hand.ts';
import { LANDS } from '../vocabulary.ts';
import { placeAt, xOf, yOf } from '../world/place.ts';
import { updateCities } from '../world/rising.ts';
import { layTile } from '../world/world.ts';
import { checkNature } from './nature.check.ts';
import { TURN } from './turn.ts';

/** A nature card with its tile. Rules, "Playing a nature card". */
export const NATURE = kind({
  word: 'nature',
  args: [ARG.land, ARG.x, ARG.y],
  meaning: 'play a nature card and lay its tile',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, nature) => {
        const held = s.handSize(seat);
        const count = s.freeCount();
        for (let card = 0; card < held; card++) {
          const face = s.hand(seat, card);
          if (face >= FACE.animals) return;
          const land = face - FACE.nature;
          if (isRepeated(s, seat, card) || s.pile(land) === 0) continue;
          for (let index = 0; index < count; index++) {
            const place = s.free(index);
            into.add(packMove(nature, land, toArgument(xOf(place)), toArgument(yOf(place))));
          }
        }
      },
      check: (s, seat, land, x, y, reason) => checkNature(s, seat, land, cellOf(x, y), reason),
      apply: (s, seat, land, a, b, sink) => {
        const x = coordinateOf(a);
        const y = coordinateOf(b);
        playCard(s, seat, FACE.nature + land, sink);
        s.setPile(land, s.pile(land) - 1);
        layTile(s, placeAt(x, y), land);
        sink?.push({ type: 'tile', seat, land: LANDS[land], x, y });
        s.push(OBJECTIVES.number, seat);
        updateCities(s, seat, sink);
      },
    },
  ],
});
