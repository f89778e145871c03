import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { board, start } from './board.ts';

/** In `kept`: coins, workers and priests set aside; then what has come in and may be; then a guard. */
const RECEIVED = 3;
const BUSY = 6;
const CLEAR = 0;
const MOST = 24;

function left(s: kit.State, seat: Seat): number {
  return [0, 1, 2].reduce((sum, each) => sum + s.kept(seat, RECEIVED + each), 0);
}

function askDeposit(s: kit.State, seat: Seat): void {
  kit.resumeLater(s, seat, CLEAR);
  kit.ask(s, seat, 0, true);
}

function take(s: kit.State, seat: Seat, resource: number, amount: number, sink: kit.Sink): void {
  if (resource === 0) kit.gainCoins(s, seat, amount, 'ability', sink);
  else if (resource === 1) kit.gainWorkers(s, seat, amount, 'ability', sink);
  else if (amount < 0) kit.addPriests(s, seat, amount, 'ability', sink);
  else kit.gainPriests(s, seat, amount, 'ability', sink);
}

const inHand = (s: kit.State, seat: Seat, resource: number) =>
  [s.coins(seat), s.workers(seat), s.priests(seat)][resource];

const deposit: Ability = {
  name: 'deposit',
  when: 'question',
  args: ['resource', 'number'],
  list: (s, seat, into) => {
    for (let resource = 0; resource < 3; resource++) {
      const most = Math.min(s.kept(seat, RECEIVED + resource), inHand(s, seat, resource), MOST);
      for (let n = 1; n <= most; n++) into.add(resource, n);
    }
  },
  check: (s, seat, resource, n, reason) => {
    const received = resource < 3 ? s.kept(seat, RECEIVED + resource) : 0;
    if (n > 0 && n <= received && inHand(s, seat, resource) >= n) return kit.LEGAL;
    return kit.refuse('ability-impossible', { ability: 'deposit', because: 'received' }, reason);
  },
  apply: (s, seat, resource, n, sink) => {
    take(s, seat, resource, -n, sink);
    kit.keepMore(s, seat, resource, n, 'treasury', sink);
    kit.keepMore(s, seat, RECEIVED + resource, -n, 'received', sink);
    if (left(s, seat) > 0) kit.ask(s, seat, 0, true);
  },
};

/** Income set aside comes back doubled; with the stronghold anything that comes in. */
export const treasurers = board({
  id: 'treasurers',
  board: 'red',
  home: 'wasteland',
  start: start({ workers: 4, power: [4, 8, 0] }),
  abilities: [deposit],
  hooks: {
    priestsAway: (s, seat) => s.kept(seat, 2),
    beforeIncome: (s, seat, sink) => {
      s.keep(seat, BUSY, 1);
      for (let resource = 0; resource < 3; resource++) {
        const amount = s.kept(seat, resource);
        if (amount === 0) continue;
        kit.keepMore(s, seat, resource, -amount, 'treasury', sink);
        take(s, seat, resource, 2 * amount, sink);
      }
      s.keep(seat, BUSY, 0);
    },
    gained: (s, seat, resource, amount, cause, sink) => {
      if (s.round() === 0 || s.round() === kit.ROUNDS || s.kept(seat, BUSY) > 0) return;
      const income = cause.startsWith('income');
      if (!income && s.onMap(seat, kit.STRONGHOLD) === 0) return;
      const asked = left(s, seat) > 0;
      const room = 200 - s.kept(seat, RECEIVED + resource);
      kit.keepMore(s, seat, RECEIVED + resource, Math.min(amount, room), 'received', sink);
      if (!income && !asked) askDeposit(s, seat);
    },
    afterIncome: (s, seat) => {
      if (left(s, seat) > 0) askDeposit(s, seat);
    },
    resume: (s, seat, _a, _b, sink) => {
      for (let each = RECEIVED; each < RECEIVED + 3; each++) {
        kit.keepMore(s, seat, each, -s.kept(seat, each), 'received', sink);
      }
    },
  },
});
