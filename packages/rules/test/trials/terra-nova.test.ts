import { expect, test } from 'vitest';
import { Random, seedFromNumber } from '../../src/kernel/index.ts';
import { type Event, loadEdition } from '../../src/terra-nova/index.ts';
import { GENEROUS_EDITION } from '../../src/trials/terra-nova/generous-edition.ts';
import { trial as terraNovaTrial } from '../../src/trials/terra-nova.trial.ts';

const { game, account, rows, scenario } = terraNovaTrial;

test('the second edition is one that a user could load', () => {
  const loaded = loadEdition(JSON.parse(JSON.stringify(GENEROUS_EDITION)));
  expect(loaded.ok ? [] : loaded.error).toEqual([]);
});

test('every row has a name of its own', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('the events of the set-up sum up to what everybody starts with', () => {
  for (let index = 0; index < 60; index++) {
    const options = game.options(scenario(Random.fromSeed(seedFromNumber(index)), index));
    if (!options.ok) throw new Error('the scenario is refused');
    const events: Event[] = [];
    const set = game.setup(options.value, seedFromNumber(index), events);
    if (!set.ok) throw new Error('the set-up is refused');
    for (let seat = 0; seat < options.value.players; seat++) {
      const held = account.holdings(set.value, seat);
      const sums: Record<string, number> = Object.fromEntries(
        Object.keys(held).map((key) => [key, 0]),
      );
      for (const entry of events.flatMap(account.fold)) {
        if (entry.seat === seat) sums[entry.resource] += entry.amount;
      }
      expect(sums).toEqual(held);
    }
  }
});
