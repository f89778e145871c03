import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { deriveReach } from '../land/reach.ts';
import type { State } from '../state.ts';
import { CYCLE, TERRAINS } from '../vocabulary.ts';
import { CHOOSE_COLOUR } from './choose-colour.ts';
import { checkColour } from './colour.check.ts';
import { freeColours } from './free-factions.ts';

export const COLOUR = kind({
  word: 'colour',
  args: [ARG.terrain],
  meaning: 'choose the start terrain, or another home terrain where an ability changes it',
  answers: [
    {
      to: CHOOSE_COLOUR,
      list: (s, _seat, into, colour) => {
        const free = freeColours(s);
        for (let terrain = 0; terrain < CYCLE; terrain++) {
          if (((free >> terrain) & 1) !== 0) into.add(packMove(colour, terrain));
        }
      },
      check: (s, _seat, terrain, _b, _c, reason) => checkColour(s, terrain, reason),
      apply: (s, seat, terrain, _b, _c, sink) => chooseColour(s, seat, terrain, sink),
    },
  ],
});

/** Sets the start terrain of an ice, volcano or variable faction. */
function chooseColour(s: State, seat: Seat, terrain: number, sink: Sink): void {
  s.pop();
  s.setHome(seat, terrain);
  sink?.push({ type: 'colour', seat, terrain: TERRAINS[terrain] });
  s.table.hooks.colourChosen[s.faction(seat)]?.(s, seat, terrain, sink);
  deriveReach(s, seat);
}
