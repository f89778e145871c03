import { intersects, WORDS } from '../../../hexmap/index.ts';
import { GO_ON, type Seat, STOP } from '../../../kernel/index.ts';
import { addEmpty } from '../../../terra/empty-hexes.ts';
import { board } from '../../boards/board.ts';
import type { Special } from '../../boards/special.ts';
import { needsEmptyLand, needsTerrain } from '../../check/needs.ts';
import { LEAVE_OUT } from '../../course/decline.ts';
import { ACTION, TURN } from '../../course/turn.ts';
import { question } from '../../define.ts';
import { lay, mayLay, WAY } from '../../landscapes/landscapes.ts';
import { SETS, type State } from '../../state.ts';

/**
 * The question for the hex of the Gate of Chaos: any free home terrain, after the stronghold has
 * been built.
 */
const GATE = question({
  name: 'gate',
  answers: {
    decline: LEAVE_OUT,
    landscape: {
      list: (s, seat, into, landscape) => {
        addEmpty(s, s.i32, SETS.ground + s.groundOf(seat) * WORDS, landscape, into);
      },
      check: (s, seat, hex, _b, _c, reason) =>
        needsEmptyLand(s, hex, reason) || needsTerrain(s, hex, s.home(seat), reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        s.pop();
        lay(s, seat, hex, 0, sink);
      },
    },
  },
  settle: (s) => {
    if (gateExists(s, s.topWho())) return STOP;
    s.pop();
    return GO_ON;
  },
});

function gateExists(s: State, seat: Seat): boolean {
  if (!mayLay(s, seat, WAY.stronghold)) return false;
  const home = SETS.ground + s.groundOf(seat) * WORDS;
  return intersects(s.i32, home, s.i32, SETS.empty);
}

const TWO_ACTIONS: Special<State> = {
  id: 'ACTC',
  begin: (s, seat) => s.push(TURN.number, seat, ACTION.first),
};

/** Chaos Magicians: one dwelling at the start, two favour tiles at a time, double actions. */
export const chaosMagicians = board<State>({
  id: 'chaos-magicians',
  board: 'red',
  home: 'wasteland',
  start: { workers: 4, cults: { fire: 2 }, dwellings: 1 },
  temple: { favours: 2 },
  stronghold: { coins: 4, income: { workers: [0, 2] } },
  sanctuary: { coins: 8, favours: 2 },
  strongholdActions: ['ACTC'],
  // Gate of Chaos.
  landscape: { way: 'stronghold', needs: { building: 'stronghold', count: 1 } },
  hooks: {
    strongholdBuilt: (s, seat) => s.push(GATE.number, seat),
  },
  questions: [GATE],
  specials: [TWO_ACTIONS],
});
