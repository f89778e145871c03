import type { Came, DeviceListSchema, TableInfo } from '@pangaea/wire';
import type { Static } from 'typebox';
import { isSeatOf } from './own-seats.ts';
import type { Person } from './person.ts';

export type DeviceList = Static<typeof DeviceListSchema>;

// Devices that join a person by a code: they are let in or not, and sent back.

/** A device asks this many times whether it is let in. */
const ASKS = 8;

/**
 * A device comes with a code of another device, which lets it in or not.
 * @returns the number of the new device if it was let in
 */
export async function arrive(person: Person, first: Person): Promise<number | undefined> {
  const { ledger } = person.company;
  const made = await first.ask<{ readonly code: string }>('POST', '/api/devices/code', {});
  if (made.status !== 201) return undefined;
  const coming = {
    code: made.body.code,
    ticket: person.newKey('ticket').padEnd(22, '-'),
    games: 'bring',
  };
  let isRefused = false;
  for (let asked = 0; asked < ASKS; asked++) {
    const { status, body } = await person.ask<Came>('POST', '/api/devices', coming);
    if (status !== 200) {
      ledger.count(`device ${body.refusal?.code}`);
      return undefined;
    }
    if (body.state === 'joined') {
      if (isRefused) person.fault('was let in after a no');
      ledger.count('device joined');
      const listed = await person.ask<DeviceList>('GET', '/api/devices');
      return listed.body.devices?.find(({ own }) => own)?.id;
    }
    const { arrival } = (await first.ask<DeviceList>('GET', '/api/devices')).body;
    if (arrival?.state !== 'waiting') continue;
    if (arrival.check !== body.check) person.fault('waits, and another device is shown');
    const allow = person.chance.happens(1 - (person.company.leaning.refuses ?? 0.1));
    const answer = { arrival: arrival.id, allow };
    const { status: answered } = await first.ask('POST', '/api/devices/arrivals', answer);
    if (answered === 200 && !allow) isRefused = true;
  }
  return undefined;
}

/**
 * Undoes the join of two persons.
 * @returns whether it was undone
 */
export async function undo(person: Person): Promise<boolean> {
  const listed = await person.ask<DeviceList>('GET', '/api/devices');
  const join = listed.body.joins?.find(({ mayUndo }) => mayUndo);
  if (join === undefined) return false;
  const { status } = await person.ask('DELETE', `/api/devices/joins/${join.id}`);
  person.company.ledger.count(`join ${status === 200 ? 'undone' : 'not undone'}`);
  return status === 200;
}

/** Ends another device of the same person. */
export async function endOther(person: Person): Promise<void> {
  const listed = await person.ask<DeviceList>('GET', '/api/devices');
  const other = listed.body.devices?.find(({ own }) => !own);
  if (other === undefined) return;
  const { status, body } = await person.ask('DELETE', `/api/devices/${other.id}`);
  person.company.ledger.count(status === 200 ? 'devices ended' : `end ${body.refusal?.code}`);
}

/**
 * Answers a person who asks to be let back into a seat. Where hands are hidden, this person never
 * allows it for the lowest seat that is asked for. Since nobody else can allow it for that seat, it
 * is never given.
 */
export async function answerBack(person: Person, table: TableInfo): Promise<void> {
  const path = `/api/tables/${table.id}`;
  const { body } = await person.ask<TableInfo>('GET', path);
  const { letBack, seats } = body;
  if (letBack === undefined) return;
  const own = seats.find((seat) => isSeatOf(seat) && seat.kind === 'person')?.seat;
  if (own === undefined) return;
  const isKeeper = own === letBack.seat || own === Math.min(...letBack.waiting);
  const allow = !isKeeper && table.game === 'gaia' && person.chance.happens(0.8);
  if (isKeeper && person.chance.happens(0.5)) return;
  const answer = { seat: own, request: letBack.request, allow };
  const { status } = await person.ask('POST', `${path}/let-back/answer`, answer);
  person.company.ledger.count(`let back ${allow ? 'allowed' : 'refused'} ${status}`);
}
