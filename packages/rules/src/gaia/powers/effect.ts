import { GO_ON, STOP } from '../../kernel/index.ts';
import { question } from '../define.ts';
import { updateCities } from '../world/rising.ts';
import { POWER_DEFINITIONS } from './index.ts';

/** A power card takes effect, since nobody has cancelled it. */
export const EFFECT = question({
  name: 'effect',
  isStep: true,
  args: [
    'power',
    /** The target tile, or NONE. */
    'tile',
    /** A direction, or directions as bits. */
    'how',
  ],
  settle: (s, sink) => {
    const player = s.topWho();
    const power = s.arg(EFFECT.at.power);
    const tile = s.arg(EFFECT.at.tile);
    const how = s.arg(EFFECT.at.how);
    s.pop();
    if (POWER_DEFINITIONS[power]?.act(s, player, tile, how, sink) === false) {
      s.push(EFFECT.number, player, power, tile, how);
      s.setWaiting(true);
      return STOP;
    }
    updateCities(s, player, sink);
    return GO_ON;
  },
});
