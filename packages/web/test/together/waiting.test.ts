import type { TableInfo, TableSeat } from '@pangaea/wire';
import { expect, test } from 'vitest';
import type { ApiAnswer } from '../../src/table/remote/api.ts';
import { askedAt, servedTurn } from '../../src/table/remote/served-turn.ts';
import type { StreamListener } from '../../src/table/remote/stream.ts';
import {
  followWaiting,
  type WaitingSurroundings,
} from '../../src/together/waiting/follow-waiting.ts';

const seat = (at: number, more: Partial<TableSeat> = {}): TableSeat => ({
  seat: at,
  kind: 'person',
  name: '',
  joined: false,
  yours: false,
  ...more,
});

/** A table for two at which some seats have given a share. */
function table(shared: readonly number[], dealt = false, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'table',
    game: 'toy',
    rulesVersion: '1',
    options: {},
    changed: 1,
    version: 0,
    over: false,
    deciders: dealt ? [0] : [],
    pace: 'slow',
    made: false,
    viewer: 0,
    commitment: 'c',
    edition: '',
    created: 1,
    seats: [seat(0, { joined: true, yours: true }), seat(1)],
    deal: { dealt, shares: shared.map((each) => ({ seat: each, by: 'device' as const })) },
    ...more,
  };
}

/** The server's side: its next answers, and the received requests. */
function around(now: TableInfo) {
  const asked: string[] = [];
  const server = { now, status: 200 };
  const answer = async (): Promise<ApiAnswer<TableInfo>> =>
    server.status === 200
      ? { ok: true, value: server.now }
      : { ok: false, status: server.status, refused: { refusal: { code: 'x', params: {} } } };
  let listener: StreamListener | undefined;
  const none = async () =>
    ({ ok: false, status: 0, refused: { refusal: { code: 'unreached', params: {} } } }) as const;
  const surroundings: WaitingSurroundings = {
    api: {
      table: answer,
      addShare: (_, seats, share) => {
        asked.push(`${seats} ${share}`);
        return answer();
      },
      presence: none,
      words: none,
      say: none,
      notes: none,
      note: none,
    },
    listen: (_, heard) => {
      listener = heard;
      return () => undefined;
    },
    newKey: () => 'key',
    share: () => 'mine',
    forgetShare: () => asked.push('forgotten'),
    dealt: () => asked.push('dealt'),
  };
  const told = () => listener?.seats?.({ table: 'table', number: 1, seats: server.now.seats });
  return { asked, server, surroundings, told };
}

test('the deal waits for free seats, and for me where I have given nothing', () => {
  expect(askedAt(table([0]))).toEqual([1]);
  expect(servedTurn(table([0]))).toBe('others');
  expect(servedTurn(table([1]))).toBe('here');
  expect(servedTurn(table([0, 1], true))).toBe('here');
});

test('missing shares of own seats are given once, and the table opens when it is dealt', async () => {
  const { asked, server, surroundings, told } = around(table([0]));
  const followed = followWaiting(table([]), surroundings);
  await expect.poll(() => followed.current().table.deal?.shares.length).toBe(1);
  expect(asked).toEqual(['0 mine']);
  server.now = table([0, 1], true);
  told();
  await expect.poll(() => asked).toEqual(['0 mine', 'dealt']);
  told();
  followed.close();
  expect(asked).toEqual(['0 mine', 'dealt']);
});

test('a share that was not heard is sent again with the next news, one that was refused is forgotten', async () => {
  const { asked, server, surroundings, told } = around(table([]));
  server.status = 503;
  const followed = followWaiting(table([]), surroundings);
  await expect.poll(() => asked).toEqual(['0 mine']);
  server.status = 200;
  told();
  await expect.poll(() => asked.filter((each) => each === '0 mine').length).toBe(2);
  server.status = 409;
  const other = around(table([]));
  other.server.status = 409;
  followWaiting(table([]), other.surroundings);
  await expect.poll(() => other.asked).toEqual(['0 mine', 'forgotten']);
  followed.close();
});

test('a person who has left the seat stores no share', async () => {
  const { asked, server, surroundings, told } = around(table([0]));
  const followed = followWaiting(table([0]), surroundings);
  server.now = table([], false, { seats: [seat(0), seat(1)], viewer: 'spectator' });
  told();
  await expect.poll(() => asked).toEqual(['forgotten']);
  followed.close();
});
