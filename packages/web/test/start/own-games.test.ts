import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OwnGames, ownGames, wayOf } from '../../src/start/own-games.ts';
import type { ApiAnswer } from '../../src/table/remote/api.ts';
import { untilAnswered } from '../../src/table/remote/until-answered.ts';

const REFUSAL = { code: 'unreached', params: {} };
const AWAY = { ok: false, refused: { refusal: REFUSAL }, status: 0 } as const;
const NONE = { ok: true, value: { tables: [] } } as const;

test('unknown games are not none: nothing is brought along unasked', () => {
  const unknown = ownGames(AWAY);
  expect(unknown).toEqual({ count: undefined, refused: REFUSAL });
  expect(wayOf(unknown, undefined)).toBeUndefined();
  expect(wayOf(unknown, 'bring')).toBeUndefined();
  expect(wayOf(ownGames(NONE), undefined)).toBe('bring');
  const some: OwnGames = { count: 2, refused: undefined };
  expect(wayOf(some, undefined)).toBeUndefined();
  expect(wayOf(some, 'leave')).toBe('leave');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that cannot be reached at first, and what was told. */
function asking(failures: number) {
  const seen = { asked: 0, told: [] as boolean[] };
  let back: () => void = () => undefined;
  let isListening = true;
  const end = untilAnswered(
    async (): Promise<ApiAnswer<object>> => (++seen.asked > failures ? NONE : AWAY),
    ({ ok }) => void seen.told.push(ok),
    (listener) => {
      back = listener;
      return () => {
        isListening = false;
      };
    },
  );
  return { seen, end, back: () => back(), isListening: () => isListening };
}

test('a server that is not reached is asked again, with longer and longer pauses', async () => {
  const { seen, isListening } = asking(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ asked: 1, told: [false] });
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(seen.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toEqual({ asked: 4, told: [false, false, false, true] });
  await vi.advanceTimersByTimeAsync(600_000);
  expect([seen.asked, isListening()]).toEqual([4, false]);
});

test('it is asked at once when the network is back, and not any more when nobody wants it', async () => {
  const { seen, back, end, isListening } = asking(9);
  await vi.advanceTimersByTimeAsync(0);
  back();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.asked).toBe(2);
  end();
  back();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([seen.asked, isListening()]).toEqual([2, false]);
});
