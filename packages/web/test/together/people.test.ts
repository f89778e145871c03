import { expect, test } from 'vitest';
import { LANGUAGES, MESSAGES } from '../../src/messages/index.ts';
import { peopleOf } from '../../src/play/people.ts';
import { presenceShown } from '../../src/shell/seats/presence-shown.ts';
import type { Player } from '../../src/table/port.ts';
import { presenceAfter } from '../../src/table/remote/presence.ts';
import { seatsAfter } from '../../src/table/remote/seats.ts';
import { claimRing } from '../../src/together/ring.ts';
import { seatTidings } from '../../src/together/seat-tidings.ts';
import { titled } from '../../src/ui/page-title.ts';

const away = (name: string, joined: boolean): Player => ({ kind: 'away', name, joined });

test('taken and left seats are told by name, and nothing else', () => {
  const before = [{ kind: 'here', name: 'Ann' } as const, away('', false), away('Ben', true)];
  const now = [before[0], away('葉月', true), away('', false)];
  for (const language of LANGUAGES) {
    const m = MESSAGES[language];
    expect(seatTidings({ m }, before, now)).toEqual([
      m.together.joined('葉月'),
      m.together.left('Ben'),
    ]);
    expect(seatTidings({ m }, now, now)).toEqual([]);
    expect(seatTidings({ m }, [away('', false)], [away('', true)])).toEqual([
      m.together.joined(m.start.seat(1)),
    ]);
  }
});

test('the seat of a program is called so, with the name of whose it is', () => {
  const program = (name: string, of: string): Player => ({
    kind: 'away',
    name,
    joined: true,
    program: { of, isOwn: false },
  });
  const players = [program('', 'Ann'), program('Ann', 'Ann'), program('Deep', ''), program('', '')];
  const namesIn = (language: 'en' | 'ja') =>
    peopleOf({ m: MESSAGES[language], language }, { id: 'a', players }).map(({ name }) => name);
  expect(namesIn('en')).toEqual(['program of Ann', 'program of Ann', 'Deep (program)', 'program']);
  expect(namesIn('ja')).toEqual([
    'Annのプログラム',
    'Annのプログラム',
    'Deep（プログラム）',
    'プログラム',
  ]);
  const m = MESSAGES.en;
  expect(seatTidings({ m }, [away('', false)], [players[0]])).toEqual([
    m.together.joined('program of Ann'),
  ]);
});

test('a person who was present has just gone; for others the time of the request counts', () => {
  const told = { table: 'a', looking: [0], here: [1], watching: 2 };
  const first = presenceAfter(undefined, { ...told, seen: [{ seat: 2, at: 5 }] }, 3, 100);
  expect(first).toEqual({
    seats: [{ is: 'looking' }, { is: 'here' }, { is: 'gone', seen: 5 }],
    watching: 2,
  });
  const then = presenceAfter(first, { ...told, looking: [1], here: [] }, 3, 200);
  expect(then.seats).toEqual([
    { is: 'gone', seen: 200 },
    { is: 'looking' },
    { is: 'gone', seen: 5 },
  ]);
});

test('of several tabs one rings for a turn, and rings again for its next ones', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const rings = (table: string, now: number, tab: string) => claimRing(shelf, table, now, tab);
  expect([rings('a', 1_000, 'one'), rings('a', 1_500, 'two')]).toEqual([true, false]);
  expect([rings('b', 1_500, 'two'), rings('b', 2_000, 'two')]).toEqual([true, true]);
  expect(rings('b', 12_001, 'one')).toBe(true);
  // A clock that was set back suppresses no signals.
  expect(rings('b', 1, 'two')).toBe(true);
});

test('the title of the tab begins with how many tables wait', () => {
  expect([titled('Gaia', 0), titled('Gaia', 2)]).toEqual(['Gaia', '(2) Gaia']);
});

test('nobody is shown as there while the connection is lost', () => {
  const ben = away('Ben', true);
  expect(presenceShown(ben, { is: 'here' }, 'connected')).toBe('here');
  expect(presenceShown(ben, { is: 'looking' }, 'lost')).toBe('gone');
  expect(presenceShown({ kind: 'bot', level: 'beginner' }, undefined, 'lost')).toBe('looking');
});

test('with one of two seats less somebody still plays there', () => {
  const seats = (...own: readonly boolean[]) =>
    ({ made: false, seats: own.map((yours, seat) => ({ seat, yours })) }) as never;
  expect(seatsAfter(seats(true, true, false), seats(true, false, false))).toBe('changed');
  expect(seatsAfter(seats(true, false), seats(false, false))).toBe('lost');
  expect(seatsAfter(seats(false, false), seats(true, false))).toBe('changed');
  expect(seatsAfter(seats(true, false), seats(true, false))).toBe('same');
});
