import { argA, argB, kindOf, type Move } from '@pangaea/rules/kernel';
import { KIND, ROUNDS, type State } from '@pangaea/rules/terra-mystica';
import type { SoloKnowledge } from './solo.ts';

/** Factions that pay with tokens of power, or move these by an ability. */
const OWN_POWER: ReadonlySet<string> = new Set(['dragonlords', 'acolytes', 'shapeshifters']);

/** Knowledge about the last round of Terra Mystica. */
export const TERRA_MYSTICA_SOLO: SoloKnowledge<State> = {
  pass: KIND.pass,
  end: KIND.end,
  conversions: new Set([KIND.burn, KIND.convert]),
  times: (move: Move) => (kindOf(move) === KIND.burn ? argA(move) : argB(move)),
  never: new Set([KIND.drop]),
  refusals: [KIND['refuse-power'], KIND.decline],
  lastRound: ROUNDS,
  round: (s) => s.round(),
  hasPassed: (s, seat) => s.hasPassed(seat),
  points: (s, seat) => s.vp(seat),
  goods(s, seat, into) {
    into[0] = s.vp(seat);
    into[1] = s.coins(seat);
    into[2] = s.workers(seat);
    into[3] = s.priests(seat);
    into[4] = s.bowl1(seat);
    into[5] = s.bowl2(seat);
    into[6] = s.bowl3(seat);
    return 4;
  },
  strip(s, seat) {
    s.addVp(seat, -s.vp(seat));
    s.addCoins(seat, -s.coins(seat));
    s.addWorkers(seat, -s.workers(seat));
    s.setPriests(seat, 0);
    s.setBowls(seat, 0, 0, 0);
  },
  isPowerPlain: (s, seat) => !OWN_POWER.has(s.table.factions[s.faction(seat)].id),
  words: (s) => s.i32,
  promise: (s, seat) =>
    0.2 * (s.coins(seat) + s.bowl3(seat)) +
    0.5 * (s.workers(seat) + s.priests(seat)) +
    0.1 * s.bowl2(seat),
};
