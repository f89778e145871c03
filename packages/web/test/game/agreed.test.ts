import { printCommand, seatsOf } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { beforeLastOf, isStopped, whatForbids } from '../../src/game/agreed.ts';
import { legalMoves } from '../../src/game/draft.ts';
import { begin, extend, fromRecord } from '../../src/game/extend.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import { eventCount, eventsBetween, eventsUntil, tableAt } from '../../src/game/moment.ts';
import { raceOf } from '../../src/game/race.ts';
import { SeenHistories } from '../../src/game/seen.ts';
import { stepsSince } from '../../src/game/since.ts';
import { wayBack } from '../../src/play/use-last-turn.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';

const { game: rules } = TERRA_NOVA_PAGE.book;
const SEED = '0123456789abcdef0123456789abcdef';
const DEAL = { options: { players: 2, factions: 'first-game', startPlayer: 0 }, seed: SEED };

function begun(): AnyHistory {
  const history = begin(TERRA_NOVA_PAGE, DEAL);
  if (!history.ok) throw new Error(history.error.code);
  return history.value;
}

/** Some first legal moves. */
function played(from: AnyHistory, count: number): AnyHistory {
  let history = from;
  for (let step = 0; step < count; step++) {
    const state = stateAt(history);
    const seat = rules.deciders(state) & 1 ? 0 : 1;
    const [move] = legalMoves(rules, state, seat);
    history = added(history, seat, rules.notation.print(state, move));
  }
  return history;
}

function added(history: AnyHistory, seat: number, command: string): AnyHistory {
  const next = extend(history, seat, command);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

describe('a history in which something was taken back', () => {
  const before = played(begun(), 6);
  const back = added(before, 1, 'back 4');

  test('goes on from there, and keeps every step', () => {
    expect(back.steps).toHaveLength(7);
    expect(rules.difference(stateAt(back), stateAt(before, 4))).toEqual([]);
    expect(back.steps[6]).toMatchObject({ seat: 1, command: 'back 4' });
    expect(back.steps[6].events).toEqual([{ type: 'table-back', seat: 1, to: 4 }]);
    expect(played(back, 1).steps).toHaveLength(8);
  });

  test('is the same when it is read from its record', () => {
    const whole = played(back, 3);
    const commands = whole.steps.map(({ seat, command }) => printCommand(seat, command));
    const read = fromRecord(TERRA_NOVA_PAGE, {
      game: 'terra-nova',
      rulesVersion: rules.rulesVersions.at(-1) ?? '',
      ...DEAL,
      commands,
    });
    expect(read.ok && rules.difference(stateAt(read.value), stateAt(whole))).toEqual([]);
  });

  test('shows the table of then at its moment, and what was taken back at theirs', () => {
    const all = eventCount(back);
    expect(rules.difference(tableAt(back, all), stateAt(before, 4))).toEqual([]);
    const then = tableAt(before, eventCount(before));
    expect(rules.difference(tableAt(back, all - 1), then)).toEqual([]);
  });

  test('counts the events that stand, and tells all', () => {
    const stands = { ...before, steps: before.steps.slice(0, 4) };
    expect([...eventsUntil(back)]).toEqual([...eventsUntil(stands)]);
    expect([...eventsUntil(back, eventCount(before))]).toEqual([...eventsUntil(before)]);
    expect(eventsBetween(back, eventCount(before), eventCount(back))).toHaveLength(1);
    const gain = (event: { type: string; seat?: number }) =>
      event.seat === undefined ? undefined : { seat: event.seat, amount: 1 };
    const race = raceOf(back, 2, gain);
    expect(race.after.at(-1)).toEqual(race.after[4]);
    expect(race.won.slice(4)).toEqual([0, 0, 0]);
    expect(race.won).toHaveLength(7);
  });

  test('tells what was taken back no more, but that it was', () => {
    const since = stepsSince(back, 0, () => false);
    expect(since.at(-1)?.command).toBe('back 4');
    expect(since.some((step) => before.steps.slice(4).includes(step))).toBe(false);
  });

  test.each([
    ['ahead', 'back 7'],
    ['to where it stands', 'back 4'],
    ['into what was taken back', 'back 5'],
  ])('does not go %s', (_where, command) => {
    expect(extend(back, 0, command)).toMatchObject({ ok: false, error: { code: 'back-nowhere' } });
  });
});

describe('the moves that a seat would take back', () => {
  test('is what it sent last, with all that came after', () => {
    const history = played(begun(), 8);
    const to = beforeLastOf(history, 0) ?? -1;
    expect(history.steps[to].seat).toBe(0);
    expect(history.steps[to - 1]?.seat ?? 1).toBe(1);
    expect(history.steps.slice(to).some(({ seat }) => seat === 0)).toBe(true);
    const back = added(history, 0, `back ${to}`);
    expect(beforeLastOf(back, 0)).not.toBe(to);
  });

  test('is nothing where it has sent nothing', () => {
    expect(beforeLastOf(begun(), 0)).toBeUndefined();
  });
});

test('a history that was ended early is over, and nothing follows', () => {
  const ended = added(played(begun(), 3), 0, 'stop');
  expect(isStopped(ended)).toBe(true);
  expect(extend(ended, 0, 'back 1')).toMatchObject({
    ok: false,
    error: { code: 'agreed-too-late' },
  });
});

test('a view is enough to know whether there is a way back', () => {
  const { game: gaia } = GAIA_PAGE.book;
  const dealt = begin(GAIA_PAGE, { options: { players: 2, mode: 'basic' }, seed: SEED });
  if (!dealt.ok) throw new Error(dealt.error.code);
  const seen = new SeenHistories();
  let history: AnyHistory = dealt.value;
  const said = { whole: [] as unknown[], seen: [] as unknown[] };
  for (let step = 1; step < 120; step++) {
    const state = stateAt(history);
    const [seat] = seatsOf(gaia.deciders(state));
    if (seat === undefined) break;
    const moves = legalMoves(gaia, state, seat);
    history = added(history, seat, gaia.notation.print(state, moves[(step * 7) % moves.length]));
    if (gaia.outcome(stateAt(history)) !== undefined) break;
    const codes = (known: AnyHistory) => whatForbids(known, step - 1) === undefined;
    for (const viewer of [0, 1, 'spectator'] as const) {
      said.whole.push(codes(history));
      said.seen.push(codes(seen.as(history, viewer)));
    }
  }
  expect(said.seen).toEqual(said.whole);
  expect(new Set(said.whole)).toEqual(new Set([true, false]));
});

test('a turn that was sent ends where the next one of the same seat begins', () => {
  const END = 9;
  const step = (seat: number, move: number) => ({ seat, move, command: '', events: [], state: {} });
  const steps = [step(1, 1), step(0, 2), step(0, END), step(0, 3), step(0, END), step(1, 4)];
  const history = { game: { end: END }, start: {}, opening: [], steps } as unknown as AnyHistory;
  expect([beforeLastOf(history, 0), beforeLastOf(history, 1)]).toEqual([3, 5]);
});

test('the way back is that of the seat, also when the one of another seat is known', () => {
  const history = played(begun(), 6);
  const seats = [0, 1, 0];
  expect(seats.map((seat) => wayBack(history, seat)[0])).toEqual(
    seats.map((seat) => beforeLastOf(history, seat)),
  );
  expect(wayBack(history, 0)[0]).not.toBe(wayBack(history, 1)[0]);
});
