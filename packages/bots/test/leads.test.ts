import { expect, test } from 'vitest';
import { Leads } from '../bench/leads.ts';

test('a deal with fewer games than seats has the mean of its games', () => {
  const leads = new Leads();
  for (let game = 0; game < 20; game++) leads.add(Math.floor(game / 3), 12);
  expect(leads.means()).toEqual([12, 12, 12, 12, 12, 12, 12]);
  expect(leads.error95()).toBe(0);
});

test('games of one deal count as one', () => {
  const [once, twice] = [new Leads(), new Leads()];
  for (const [deal, lead] of [3, -1, 8].entries()) {
    once.add(deal, lead);
    for (const off of [2, -2]) twice.add(deal, lead + off);
  }
  expect(once.error95()).toBeGreaterThan(0);
  expect(twice.error95()).toBe(once.error95());
});
