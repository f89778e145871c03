import { intersects, WORDS } from '../../hexmap/index.ts';
import { GO_ON, type Seat, STOP } from '../../kernel/index.ts';
import type { FactionDefinition } from '../boards/definition.ts';
import type { Special } from '../boards/special.ts';
import { needsEmptyLand, needsTerrain } from '../check/needs.ts';
import { LEAVE_OUT } from '../course/decline.ts';
import { ACTION, TURN } from '../course/turn.ts';
import { question } from '../define.ts';
import { addEmpty } from '../land/empty-hexes.ts';
import { lay, mayLay, WAY } from '../landscapes/landscapes.ts';
import { SETS, type State } from '../state.ts';

/** The hex of the Gate of Chaos: any free home terrain, when the stronghold has been built. */
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

/** Chaos Magicians: one dwelling to begin with, two favour tiles at a time, double actions. */
export const chaosMagicians: FactionDefinition<State> = {
  id: 'chaos-magicians',
  board: 'red',
  home: 'wasteland',
  start: {
    coins: 15,
    workers: 4,
    priests: 0,
    power: [5, 7, 0],
    cults: { fire: 2, water: 0, earth: 0, air: 0 },
    dwellings: 1,
  },
  dwelling: {
    workers: 1,
    coins: 2,
    income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] },
    value: 1,
  },
  tradingPost: {
    workers: 2,
    coins: 3,
    coinsAlone: 6,
    income: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
    value: 2,
  },
  temple: {
    workers: 2,
    coins: 5,
    income: { priests: [0, 1, 2, 3] },
    favours: 2,
    value: 2,
  },
  stronghold: {
    workers: 4,
    coins: 4,
    income: { workers: [0, 2] },
    value: 3,
  },
  sanctuary: {
    workers: 4,
    coins: 8,
    income: { priests: [0, 1] },
    favours: 2,
    value: 3,
  },
  shipping: { start: 0, vp: [0, 2, 3, 4] },
  spades: {
    pay: 'workers',
    rates: [3, 2, 1],
    advance: { workers: 2, coins: 5, priests: 1 },
    advanceVp: 6,
  },
  strongholdActions: ['ACTC'],
  // Gate of Chaos.
  landscape: { way: 'stronghold', needs: { building: 'stronghold', count: 1 } },
  hooks: {
    strongholdBuilt: (s, seat) => s.push(GATE.number, seat),
  },
  questions: [GATE],
  specials: [TWO_ACTIONS],
};
