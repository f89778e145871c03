// Two people at a table with clocks, on a complete server, with a clock that the test controls.

import type { ClockTold, TableInfo } from '@pangaea/wire';
import { expect } from 'vitest';
import type { Parts } from '../src/server.ts';
import { Browser } from './client.ts';
import { FalseClock } from './false-clock.ts';
import { emptyFolder, serve } from './running.ts';

/** A Wednesday, UTC. */
const NOON = Date.UTC(2027, 0, 13, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** The time that a bot may take on a busy machine. */
export const PATIENT = { timeout: 20_000 };
export const HERE = { kind: 'person', here: true };

export interface Scene {
  readonly clock: FalseClock;
  readonly id: string;
  /** By seat; the person in seat 0 is the host. */
  readonly seats: readonly Browser[];
  /** The seat that must decide first, and the other seat. */
  readonly first: number;
  readonly other: number;
  readonly look: () => Promise<TableInfo>;
  readonly close: () => Promise<void>;
}

/** Two people at a table with clocks; they take their seats an hour after the test begins. */
export async function sitDown(
  time: object,
  parts: Parts = {},
  folder = emptyFolder(),
  begins = NOON,
): Promise<Scene> {
  const clock = new FalseClock(begins);
  const server = await serve(folder, {
    now: clock.now,
    after: clock.after,
    elapsed: clock.elapsed,
    botPool: { budgetMs: 20 },
    ...parts,
  });
  const seats = [new Browser(server.port), new Browser(server.port)];
  const { body } = await seats[0].ask<TableInfo>('/api/tables', {
    game: 'terra-nova',
    options: {},
    time,
    seats: [HERE, { kind: 'person' }],
  });
  expect(body, JSON.stringify(body)).toHaveProperty('time', time);
  // No clock runs while a seat is free.
  expect(body.clock?.seats.map(({ runs }) => runs)).toEqual([false, false]);
  await clock.pass(HOUR);
  const { id } = body;
  await seats[1].claim(body.seats[1].link ?? '', 'Ben');
  const look = async () => (await seats[0].ask<TableInfo>(`/api/tables/${id}`)).body;
  const [first] = (await look()).deciders;
  return { clock, id, seats, first, other: 1 - first, look, close: server.close };
}

export const clockOf = ({ clock }: TableInfo, seat: number) =>
  (clock as ClockTold).seats.find((each) => each.seat === seat);

/** The seat that must decide plays legal commands until another seat must decide. */
export async function move({ id, seats, look }: Scene, seat: number): Promise<void> {
  for (let at = 0; (await look()).deciders.includes(seat); at++) {
    const { position, version } = await seats[seat].game(id, `?seat=${seat}`);
    const command = seats[seat].anyCommand(position, seat, at) ?? '';
    const sent = await seats[seat].segment(id, seat, version, [command]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  }
}
