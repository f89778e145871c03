import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { board, start } from './board.ts';

/** Coins, workers and priests put aside; gained goods that may still be put aside; a flag. */
const POCKETS = kit.pockets({ treasury: [0, 0, 0], received: [0, 0, 0], busy: [0] });
const { treasury, received, busy } = POCKETS.named;
const CLEAR = 0;
const MOST = 24;

function left(s: kit.State, seat: Seat): number {
  return [0, 1, 2].reduce((sum, each) => sum + received.of(s, seat, each), 0);
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
      const most = Math.min(received.of(s, seat, resource), inHand(s, seat, resource), MOST);
      for (let n = 1; n <= most; n++) into.add(resource, n);
    }
  },
  check: (s, seat, resource, n, reason) => {
    const most = resource < 3 ? received.of(s, seat, resource) : 0;
    if (n > 0 && n <= most && inHand(s, seat, resource) >= n) return kit.LEGAL;
    return kit.refuse('ability-impossible', { ability: 'deposit', because: 'received' }, reason);
  },
  apply: (s, seat, resource, n, sink) => {
    take(s, seat, resource, -n, sink);
    treasury.gainAt(resource, s, seat, n, sink);
    received.gainAt(resource, s, seat, -n, sink);
    if (left(s, seat) > 0) kit.ask(s, seat, 0, true);
  },
};

/** Income put aside comes back doubled; with the stronghold any gained goods can be put aside. */
export const treasurers = board({
  id: 'treasurers',
  board: 'red',
  home: 'wasteland',
  start: start({ workers: 4, power: [4, 8, 0] }),
  abilities: [deposit],
  hooks: {
    priestsAway: (s, seat) => treasury.of(s, seat, 2),
    beforeIncome: (s, seat, sink) => {
      busy.setSilently(s, seat, 1);
      for (let resource = 0; resource < 3; resource++) {
        const amount = treasury.of(s, seat, resource);
        if (amount === 0) continue;
        treasury.gainAt(resource, s, seat, -amount, sink);
        take(s, seat, resource, 2 * amount, sink);
      }
      busy.setSilently(s, seat, 0);
    },
    gained: (s, seat, resource, amount, cause, sink) => {
      if (s.round() === 0 || s.round() === kit.ROUNDS || busy.of(s, seat) > 0) return;
      const income = cause.startsWith('income');
      if (!income && s.onMap(seat, kit.STRONGHOLD) === 0) return;
      const asked = left(s, seat) > 0;
      const room = 200 - received.of(s, seat, resource);
      received.gainAt(resource, s, seat, Math.min(amount, room), sink);
      if (!income && !asked) askDeposit(s, seat);
    },
    afterIncome: (s, seat) => {
      if (left(s, seat) > 0) askDeposit(s, seat);
    },
    resume: (s, seat, _a, _b, sink) => {
      for (let each = 0; each < 3; each++) {
        received.gainAt(each, s, seat, -received.of(s, seat, each), sink);
      }
    },
  },
});
