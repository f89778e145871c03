import { expect, test } from 'vitest';
import { follow, NO_PLAN, type Segment } from '../../src/play/plan.ts';

const SEGMENT: Segment = { seat: 1, version: 4, commands: ['sail'] };

test('a draft grows, shrinks and closes what was open', () => {
  const picked = follow(NO_PLAN, { do: 'pick', action: 'build' });
  expect(picked.action).toBe('build');
  const asked = follow(picked, { do: 'ask', spot: 4 });
  expect(asked).toMatchObject({ action: 'build', spot: 4 });
  const drafted = follow(asked, { do: 'draft', move: 7 });
  expect(drafted).toEqual({ ...NO_PLAN, moves: [7] });
  expect(follow(follow(drafted, { do: 'draft', move: 8 }), { do: 'undo' }).moves).toEqual([7]);
  expect(follow(drafted, { do: 'clear' })).toEqual(NO_PLAN);
  expect(follow(NO_PLAN, { do: 'restore', moves: [7] })).toEqual(drafted);
  expect(follow(drafted, { do: 'restore', moves: [8] })).toBe(drafted);
  const sending = follow(drafted, { do: 'sending', segment: SEGMENT });
  expect(sending).toMatchObject({ sending: true, moves: [7], unanswered: SEGMENT });
  expect(follow(sending, { do: 'sent' })).toEqual(NO_PLAN);
});

test('a segment that found no server is kept until it is answered, or the game goes on', () => {
  const drafted = follow(NO_PLAN, { do: 'draft', move: 7 });
  const sending = follow(drafted, { do: 'sending', segment: SEGMENT });
  const refused = (code: string) =>
    follow(sending, { do: 'refused', refusal: { code, params: {} } });
  expect(refused('unreached')).toMatchObject({ sending: false, moves: [7], unanswered: SEGMENT });
  expect(refused('stale').unanswered).toBeUndefined();
  for (const wish of [{ do: 'undo' }, { do: 'excuse' }, { do: 'ask', spot: 3 }] as const) {
    expect(follow(refused('unreached'), wish).unanswered).toBeUndefined();
  }
});

test('places pointed at belong to the action picked', () => {
  const picked = follow(NO_PLAN, { do: 'pick', action: 'earthquake' });
  const pointed = follow({ ...picked, spot: 9 }, { do: 'point', points: [4] });
  expect(pointed).toMatchObject({ action: 'earthquake', points: [4], spot: undefined });
  expect(follow(pointed, { do: 'pick', action: 'rain' }).points).toEqual([]);
  expect(follow(pointed, { do: 'draft', move: 7 }).points).toEqual([]);
});

test('looking back keeps the draft; the next wish comes back to the present', () => {
  const drafted = follow(NO_PLAN, { do: 'draft', move: 7 });
  const past = follow(drafted, { do: 'look', at: 3 });
  expect(past).toMatchObject({ moves: [7], at: 3 });
  expect(follow(past, { do: 'pick', action: 'sail' }).at).toBeUndefined();
  const refusal = { code: 'stale', params: {} };
  expect(follow(past, { do: 'refused', refusal }).refusal).toBe(refusal);
});
