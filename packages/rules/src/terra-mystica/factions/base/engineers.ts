import type { Seat } from '../../../kernel/index.ts';
import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import type { Special } from '../../boards/special.ts';
import { bridgeExists, CHOOSE_BRIDGE } from '../../bridges/choose-bridge.ts';
import { checkLandBridge } from '../../bridges/land-bridge.check.ts';
import { isOwn, traitOf } from '../../check/geography.ts';
import { needsWorkers } from '../../check/needs.ts';
import { gainWorkers } from '../../goods/gains.ts';
import { LEGAL } from '../../refusals.ts';
import { NONE, type State } from '../../state.ts';

function canPay(s: State, seat: Seat): boolean {
  return s.workers(seat) >= s.trait(seat, TRAIT.bridgeWorkers);
}

/** A bridge for workers, any number of times in a round. */
const BRIDGE_FOR_WORKERS: Special<State> = {
  id: 'ACTE',
  repeatable: true,
  possible: (s, seat) => canPay(s, seat) && bridgeExists(s, seat),
  price: canPay,
  begin: (s, seat, sink) => {
    gainWorkers(s, seat, -s.trait(seat, TRAIT.bridgeWorkers), 'special-action', sink);
    s.push(CHOOSE_BRIDGE.number, seat);
  },
  needs: (s, seat, reason) => needsWorkers(s, seat, traitOf(s, seat, 'bridgeWorkers'), reason),
  hasEffect: (s, seat) => {
    const { map } = s.table;
    if (s.bridgesLeft(seat) === 0) return false;
    if ([...Array(map.size).keys()].some((hex) => checkLandBridge(s, seat, hex) === LEGAL)) {
      return true;
    }
    return map.bridges.some(
      ({ a, b }, bridge) =>
        s.bridgeOwner(bridge) === NONE && (isOwn(s, seat, a) || isOwn(s, seat, b)),
    );
  },
};

/** Engineers: cheap buildings, bridges for workers, points for bridges between own structures. */
export const engineers = board<State>({
  id: 'engineers',
  board: 'grey',
  home: 'mountains',
  start: { coins: 10, workers: 2, power: [3, 9, 0] },
  dwelling: { coins: 1, income: { workers: [0, 1, 2, 2, 3, 4, 4, 5, 6] } },
  tradingPost: { workers: 1, coins: 2, coinsAlone: 4 },
  temple: { workers: 1, coins: 4, income: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } },
  stronghold: { workers: 3 },
  sanctuary: { workers: 3 },
  traits: { bridgeWorkers: 2 },
  actions: ['ACTE'],
  strongholdTraits: { passVpPerBridge: 3 },
  // Bridge Tower.
  landscape: { traits: { landBridges: 1 } },
  specials: [BRIDGE_FOR_WORKERS],
});
