import { argA, type Move } from '@pangaea/rules/kernel';
import { KIND, ROUNDS, type State } from '@pangaea/rules/terra-nova';
import type { SoloKnowledge } from './solo.ts';

/** Knowledge about the last round of Terra Nova. */
export const TERRA_NOVA_SOLO: SoloKnowledge<State> = {
  pass: KIND.pass,
  end: KIND.end,
  conversions: new Set([KIND.exchange, KIND['exchange-vp']]),
  times: (move: Move) => argA(move),
  never: new Set(),
  refusals: [KIND.decline],
  lastRound: ROUNDS,
  round: (s) => s.round(),
  hasPassed: (s, seat) => s.hasPassed(seat),
  points: (s, seat) => s.vp(seat),
  goods(s, seat, into) {
    into[0] = s.vp(seat);
    into[1] = s.coins(seat);
    into[2] = s.bowl1(seat);
    into[3] = s.bowl2(seat);
    into[4] = s.bowl3(seat);
    return 2;
  },
  strip(s, seat) {
    s.addVp(seat, -s.vp(seat));
    s.addCoins(seat, -s.coins(seat));
    s.setBowls(seat, 0, 0, 0);
  },
  isPowerPlain: () => true,
  words: (s) => s.i32,
  promise: (s, seat) => 0.3 * (s.coins(seat) + s.bowl3(seat)) + 0.1 * s.bowl2(seat),
};
