import { newestRules } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { fromRecord } from '../../src/game/extend.ts';
import { stateAt } from '../../src/game/history.ts';
import {
  eventCount,
  eventsUntil,
  momentAfter,
  moved,
  placeOf,
  tableAt,
} from '../../src/game/moment.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';
import { GAME } from '../../src/terra-nova/game/rules.ts';

const read = fromRecord(PAGE, {
  game: GAME.id,
  rulesVersion: newestRules(GAME),
  options: { edition: 'house-1', factions: 'first-game', startPlayer: 0 },
  seed: '00000000000000000000000000000001',
  commands: ['0 upgrade B4', '0 end', '1 pass C'],
});
if (!read.ok) throw new Error(read.error.code);
const history = read.value;
const [upgrade, end, pass] = history.steps;
const opening = history.opening.length;
const all = eventCount(history);

test('a moment lies in the set-up or in a step; steps without events share the one before', () => {
  expect(end.events).toEqual([]);
  expect(all).toBe(opening + upgrade.events.length + pass.events.length);
  expect(placeOf(history, 0)).toMatchObject({ steps: 0, step: undefined, told: [], whole: false });
  expect(placeOf(history, opening)).toMatchObject({ steps: 0, whole: true });
  expect(placeOf(history, opening + 1)).toMatchObject({ steps: 1, step: upgrade, whole: false });
  expect(momentAfter(history, 1)).toBe(momentAfter(history, 2));
  expect(placeOf(history, momentAfter(history, 2))).toMatchObject({ steps: 1, whole: true });
  expect(placeOf(history, all)).toMatchObject({ steps: 3, step: pass, whole: true });
});

test('back and on go by one event or by one whole step, and stop at the ends', () => {
  const after = momentAfter(history, 1);
  expect(moved(history, all, -1, 'event')).toBe(all - 1);
  expect(moved(history, all, -1, 'step')).toBe(after);
  expect(moved(history, all - 1, -1, 'step')).toBe(after);
  expect(moved(history, after, -1, 'step')).toBe(opening);
  expect(moved(history, opening, -1, 'step')).toBe(0);
  expect(moved(history, 0, -1, 'event')).toBe(0);
  expect(moved(history, 0, 1, 'step')).toBe(opening);
  expect(moved(history, after + 1, 1, 'step')).toBe(all);
  expect(moved(history, all, 1, 'step')).toBe(all);
});

test('the set-up is seen event by event where it was dealt here, else as a whole', () => {
  const built = history.opening.findIndex(({ type }) => type === 'built');
  const houses = (at: number) =>
    tableAt(history, at).housesOnBoard(history.opening[built].seat ?? 0);
  expect([houses(built), houses(built + 1), houses(opening)]).toEqual([0, 1, 2]);
  const { openingTables: _, ...told } = history;
  expect([tableAt(told, 0), tableAt(told, built)]).toEqual([tableAt(history, 0), history.start]);
});

test('the table is that of the step where a step is over, and what was told within one', () => {
  expect(tableAt(history, opening)).toBe(history.start);
  expect(tableAt(history, momentAfter(history, 1))).toBe(upgrade.state);
  expect(tableAt(history, all)).toBe(stateAt(history));
  const paid = upgrade.events.findIndex(({ type }) => type === 'coins');
  const built = upgrade.events.findIndex(({ type }) => type === 'built');
  expect(paid).toBeLessThan(built);
  const between = tableAt(history, opening + paid + 1);
  expect(between.coins(0)).toBe(upgrade.state.coins(0));
  expect(between.tradingPostsOnBoard(0)).toBe(0);
  expect(tableAt(history, opening + built + 1).tradingPostsOnBoard(0)).toBe(1);
  expect(tableAt(history, 0).coins(0)).toBe(0);
});

test('events until a moment are as many as the moment says', () => {
  for (const moment of [0, 1, opening, opening + 3, all]) {
    expect([...eventsUntil(history, moment)]).toHaveLength(moment);
  }
  expect([...eventsUntil(history)]).toHaveLength(all);
});
