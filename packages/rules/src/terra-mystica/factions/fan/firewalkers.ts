import { hasHex, nextHex, WORDS } from '../../../hexmap/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { findOwn } from '../../../terra/groups.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { needsCycleTerrain, needsEmptyLand, needsReach, needsVp } from '../../check/needs.ts';
import { isForeignHome } from '../../check/volcano.ts';
import { gainPower, gainVp, vpToSpend } from '../../goods/gains.ts';
import { pockets } from '../../goods/pockets.ts';
import { takeGroup } from '../../land/groups.ts';
import { isHomeOfOther } from '../../land/homes.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import { becomeVolcano } from '../../spades/volcano.ts';
import { NONE, SETS, type State } from '../../state.ts';
import { STRONGHOLD } from '../../structures/building-kinds.ts';
import { CYCLE } from '../../vocabulary.ts';

/** The space of the victory point track on which the blocker lies. */
const POCKETS = pockets({ blocker: [0] });
const { blocker } = POCKETS.named;
const DISTANCE = 4;
/** A pocket can hold no higher number; nobody has so many points before the end. */
const LAST = 255;
const PRICE = 4;
const PRICE_HOME = 6;

const walk: Ability<State> = {
  name: 'firewalk',
  when: 'action',
  args: ['hex'],
  list: (s, seat, into) => {
    const points = vpToSpend(s, seat);
    if (points < PRICE) return;
    const reach = SETS.reach + seat * WORDS;
    for (let hex = nextHex(s.i32, reach, -1); hex >= 0; hex = nextHex(s.i32, reach, hex)) {
      if (!hasHex(s.i32, SETS.empty, hex) || s.terrain(hex) >= CYCLE) continue;
      if (points >= priceOf(s, seat, hex)) into.add(hex);
    }
  },
  check: (s, seat, hex, _two, reason) =>
    needsEmptyLand(s, hex, reason) ||
    needsCycleTerrain(s, hex, reason) ||
    needsReach(s, seat, hex, false, NONE, reason) ||
    needsVp(s, seat, isForeignHome(s, seat, hex) ? PRICE_HOME : PRICE, reason),
  apply: (s, seat, hex, _two, sink) => {
    gainVp(s, seat, -priceOf(s, seat, hex), 'volcano', sink);
    becomeVolcano(s, seat, hex, sink);
  },
};

function priceOf(s: State, seat: Seat, hex: number): number {
  return isHomeOfOther(s, seat, s.terrain(hex)) ? PRICE_HOME : PRICE;
}

const chase: Ability<State> = {
  name: 'chase',
  when: 'free',
  args: [],
  list: (s, seat, into) => {
    const at = blocker.of(s, seat);
    if (at < s.vp(seat) && at < LAST && s.powerRoom(seat) > 0) into.add();
  },
  check: (s, seat, _one, _two, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'chase', because }, reason);
    const at = blocker.of(s, seat);
    if (at >= s.vp(seat) || at === LAST) return no('blocker-at-points');
    return s.bowl1(seat) + s.bowl2(seat) > 0 ? LEGAL : no('no-room');
  },
  apply: (s, seat, _one, _two, sink) => {
    blocker.gain(s, seat, 1, sink);
    gainPower(s, seat, 1, 'ability', sink);
  },
};

const REST = new Int32Array(WORDS);
const GROUP = new Int32Array(WORDS);

/** Groups of directly adjacent own structures. */
function groups(s: State, seat: Seat): number {
  let count = 0;
  findOwn(s, seat, REST);
  while (takeGroup(s, seat, REST, GROUP)) count++;
  return count;
}

/** Firewalkers: volcanoes for victory points, down to a blocker; spades move the blocker back. */
export const firewalkers = board<State>({
  id: 'firewalkers',
  board: 'volcano',
  secondBoard: true,
  home: 'volcano',
  start: { cults: { fire: 1, air: 1 }, kept: POCKETS.start },
  dwelling: { income: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] } },
  temple: { income: { priests: [0, 1, 1, 2], vp: [0, 0, 2, 2] } },
  stronghold: { coins: 8, income: { power: [0, 2] } },
  spades: { pay: 'nothing', rates: [] },
  traits: { scoresSpadesGained: 1 },
  landscape: NO_LANDSCAPE,
  abilities: [walk, chase],
  hooks: {
    started: (s, seat, sink) => {
      blocker.gain(s, seat, Math.max(0, s.vp(seat) - DISTANCE), sink);
    },
    vpFloor: (s, seat) => blocker.of(s, seat),
    spadesGained: (s, seat, spades, _cleanup, sink) => {
      blocker.gain(s, seat, -Math.min(blocker.of(s, seat), spades * DISTANCE), sink);
      return true;
    },
    passed: (s, seat, sink) => {
      if (s.onMap(seat, STRONGHOLD) === 0) return;
      gainVp(s, seat, groups(s, seat), 'stronghold', sink);
    },
  },
});
