import { firstSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { largestNetwork, MAPS, NONE, terraMystica } from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import { fartherNetworkOf, networkOf } from '../../src/terra-mystica/networks.ts';
import { tablesOf } from '../played.ts';

const game = terraMystica();
const { begin } = tablesOf(game);

it.each(MAPS)('is the size found anew, after every move and beside other moves, on %s', (map) => {
  const moves = new Moves();
  let several = 0;
  let more = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const random = Random.fromSeed(seedFromNumber(seed));
    const state = begin({ players: 4, map, fireAndIce: true, landscapes: seed % 2 === 0 }, seed);
    const beside = game.slot(state);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstSeat(deciders);
      game.legal(state, seat, moves);
      for (let tried = 0; tried < 3; tried++) {
        game.copy(state, beside);
        game.apply(beside, seat, moves.at(random.below(moves.count)));
        if (beside.faction(seat) === NONE) continue;
        // Random games seldom have two structures that are joined by shipping.
        if (tried === 2) beside.setShipping(seat, random.below(4));
        const size = largestNetwork(beside, seat);
        expect(networkOf(beside, seat)).toBe(size);
        if (size > 1) several++;
        const shipping = beside.shipping(seat);
        const farther = fartherNetworkOf(beside, seat);
        expect(beside.shipping(seat)).toBe(shipping);
        if (shipping < beside.table.maxShipping[beside.faction(seat)]) {
          beside.setShipping(seat, shipping + 1);
        }
        expect(farther).toBe(largestNetwork(beside, seat));
        if (farther > size) more++;
      }
      game.apply(state, seat, moves.at(random.below(moves.count)));
    }
  }
  expect(several).toBeGreaterThan(100);
  expect(more).toBeGreaterThan(10);
});
