import { newestRules } from '@pangaea/rules/kernel';
import type { State } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { draftOn, draftOnce, sendable } from '../../src/game/draft.ts';
import { extend, fromRecord } from '../../src/game/extend.ts';
import { stateAt } from '../../src/game/history.ts';
import { eventCount } from '../../src/game/moment.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';
import { legalMoves } from '../../src/terra-nova/game/rules.ts';
import { playedOut } from './played-out.ts';

/** A game up to the first command of a person that ends a round and is followed by a turn of the same person. */
function beforeRoundsEnd() {
  const { steps, start } = playedOut(PAGE, { factions: 'first-game', players: 4 });
  const at = steps.findIndex(
    ({ events, seat, state }, index) =>
      steps[index + 1]?.seat === seat &&
      events.some(({ type }) => type === 'round') &&
      legalMoves(state, seat).length > 0,
  );
  const step = steps[at];
  return { step, base: (at === 0 ? start : steps[at - 1].state) as State, next: steps[at + 1] };
}

test('a draft ends with the round: the income of the next one is neither shown nor played on', () => {
  const { step, base, next } = beforeRoundsEnd();
  const drafted = draftOn<State, never>(PAGE, base, step.seat, [step.move]);
  if (!drafted.ok) throw new Error(drafted.error.code);
  const { open, events, state } = drafted.value;
  const end = step.events.findIndex(({ type }) => type === 'round');
  expect(events).toEqual(step.events.slice(0, end));
  expect(open).toBe(false);
  const coins = (of: readonly { readonly type: string }[]) =>
    of.reduce((sum, event) => {
      const { type, seat, amount } = event as { type: string; seat: number; amount: number };
      return type === 'coins' && seat === step.seat ? sum + amount : sum;
    }, 0);
  expect(state.coins(step.seat)).toBe(base.coins(step.seat) + coins(step.events.slice(0, end)));
  expect((step.state as State).coins(step.seat)).toBeGreaterThan(state.coins(step.seat));
  expect(sendable(drafted.value)).toEqual([step.move]);
  const beyond = draftOn(PAGE, base, step.seat, [step.move, next.move]);
  expect(!beyond.ok && beyond.error.code).toBe('segment-ended');
});

test('within a round a draft shows everything and goes on', () => {
  const record = fromRecord(PAGE, {
    game: PAGE.id,
    rulesVersion: newestRules(PAGE.book.game),
    options: { edition: 'house-1', factions: 'first-game', startPlayer: 0 },
    seed: '00000000000000000000000000000001',
    commands: [],
  });
  if (!record.ok) throw new Error(record.error.code);
  const played = extend(record.value, 0, 'upgrade B4');
  if (!played.ok) throw new Error(played.error.code);
  const [step] = played.value.steps;
  const drafted = draftOn(PAGE, stateAt(record.value), 0, [step.move]);
  expect(drafted).toMatchObject({ ok: true, value: { events: step.events, open: true } });
  expect(eventCount(played.value)).toBe(record.value.opening.length + step.events.length);
});

test('a draft that is returned to is the same one, and what it was made with counts', () => {
  const { step, base } = beforeRoundsEnd();
  const { seat, move } = step;
  const nothing = draftOnce(PAGE, base, seat, []);
  const drafted = draftOnce(PAGE, base, seat, [move]);
  expect(drafted).toEqual(draftOn(PAGE, base, seat, [move]));
  expect(draftOnce(PAGE, base, seat, [])).toBe(nothing);
  expect(draftOnce(PAGE, base, seat, [move])).toBe(drafted);
  const other = (seat + 1) % 4;
  expect(draftOnce(PAGE, base, other, [move])).toEqual(draftOn(PAGE, base, other, [move]));
  expect(draftOnce(PAGE, base, other, [move])).not.toBe(drafted);
});
