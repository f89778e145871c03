import type { Seat } from '../../../kernel/index.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { CHOOSE_CULT } from '../../cults/cult.ts';
import { LAST_SPACE, swapCults } from '../../cults/cults.ts';
import { gainVp } from '../../goods/gains.ts';
import { pockets } from '../../goods/pockets.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import { NONE, type State } from '../../state.ts';
import { STRONGHOLD } from '../../structures/building-kinds.ts';
import { CULTS } from '../../vocabulary.ts';

const POCKETS = pockets({ lamps: [3] });
const { lamps } = POCKETS.named;
const FIRST_STEPS = 2;

/** A marker on space 10 can go only to a cult whose space 10 has no other seat's marker. */
function mayLeaveTop(s: State, seat: Seat, from: number, to: number): boolean {
  if (s.cult(seat, from) < LAST_SPACE) return true;
  return s.cultTop(to) === NONE;
}

const lamp: Ability<State> = {
  name: 'lamp',
  when: 'action',
  args: ['cult', 'cult'],
  list: (s, seat, into) => {
    if (lamps.of(s, seat) === 0) return;
    for (let one = 0; one < CULTS.length; one++) {
      for (let other = one + 1; other < CULTS.length; other++) {
        if (s.cult(seat, one) === s.cult(seat, other)) continue;
        if (mayLeaveTop(s, seat, one, other) && mayLeaveTop(s, seat, other, one)) {
          into.add(one, other);
        }
      }
    }
  },
  check: (s, seat, one, other, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'lamp', because }, reason);
    if (lamps.of(s, seat) === 0) return no('no-lamp');
    if (one >= other) return no('two-cults');
    const heights = [s.cult(seat, one), s.cult(seat, other)];
    if (heights[0] === heights[1]) return no('equal');
    const rivals = [...Array(s.table.players).keys()].filter((each) => each !== seat);
    const goal = heights[0] === LAST_SPACE ? other : one;
    const isTaken = rivals.some((each) => s.cult(each, goal) === LAST_SPACE);
    return heights.includes(LAST_SPACE) && isTaken ? no('space-taken') : LEGAL;
  },
  apply: (s, seat, one, other, sink) => {
    lamps.gain(s, seat, -1, sink);
    swapCults(s, seat, one, other, 'ability', sink);
  },
};

/** Djinni: lamps that exchange cult markers, points for priests with the stronghold. */
export const djinni = board<State>({
  id: 'djinni',
  board: 'yellow',
  secondBoard: true,
  home: 'desert',
  start: { kept: POCKETS.start },
  stronghold: { workers: 3, income: { power: [0, 4] } },
  landscape: NO_LANDSCAPE,
  abilities: [lamp],
  hooks: {
    started: (s, seat) => s.push(CHOOSE_CULT.number, seat, FIRST_STEPS, 1),
    passed: (s, seat, sink) => {
      if (s.onMap(seat, STRONGHOLD) === 0) return;
      gainVp(s, seat, s.priestsPlaced(seat), 'stronghold', sink);
    },
  },
});
