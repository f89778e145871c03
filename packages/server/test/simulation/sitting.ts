import type { DealInfo, LetGo, TableInfo } from '@pangaea/wire';
import { isSeatOf, seatAt } from './own-seats.ts';
import type { Person } from './person.ts';

// Who sits where: tables are made, seats taken, handed to programs and given up.

export async function make(person: Person): Promise<void> {
  const { ledger, links, newTable } = person.company;
  const table = newTable(person.chance, person.name);
  const { status, body } = await person.ask<TableInfo>('POST', '/api/tables', table);
  if (status !== 201) return ledger.count(`make ${body.refusal?.code}`);
  ledger.count('tables made');
  ledger.made.add(body.id);
  person.infos.set(body.id, body);
  person.dirty.add(body.id);
  for (const { link } of body.seats) if (link !== undefined) links.push(link);
}

/** Opens a link that somebody has handed on. */
export async function open(person: Person): Promise<void> {
  const { ledger, links } = person.company;
  if (links.length === 0) return;
  const link = person.chance.pick(links);
  const { pathname, hash } = new URL(link);
  const id = pathname.replace('/t/', '');
  // Who has two hands at a table sees through two pairs of eyes.
  const known = person.infos.get(id);
  if (known?.seats.some(isSeatOf) === true || ledger.isSeated(id, person.name)) return;
  const { status, body } = await person.ask<TableInfo>('POST', `/api/tables/${id}/seats`, {
    key: hash.slice(1),
    name: person.name,
    ...(person.chance.happens(0.5) ? { share: draw(person) } : {}),
    ...(person.chance.happens(0.5) ? { again: draw(person) } : {}),
  });
  if (status < 500) links.splice(links.indexOf(link), 1);
  if (status !== 200) return ledger.count(`claim ${body.refusal?.code}`);
  ledger.count('seats taken');
  for (const { seat, yours, name } of body.seats) {
    if (yours && name === person.name) ledger.seated(id, seat, name);
    if (yours) person.drawn.delete(`${id} ${seat}`);
  }
  person.infos.set(id, body);
  person.views.delete(id);
  person.dirty.add(id);
}

/** Adds what it has drawn to the deal of a table where it sits; once dealt, that must be among what it was dealt from. */
export async function share(person: Person, table: TableInfo, deal: DealInfo): Promise<void> {
  const { id, seats } = table;
  const { dealt, shares } = deal;
  const own = seats.filter(({ yours }) => yours).map(({ seat }) => seat);
  const missing = own.filter((seat) => !shares.some((each) => each.seat === seat));
  if (dealt) {
    for (const { seat, share } of shares) {
      const drawn = person.drawn.get(`${id} ${seat}`);
      if (own.includes(seat) && drawn !== undefined && drawn !== share) {
        person.fault(`plays at ${id}, which was dealt with another share`);
      }
    }
  } else if (missing.length > 0) {
    const share = draw(person);
    const body = { seats: missing, share };
    const added = await person.ask<TableInfo>('POST', `/api/tables/${id}/shares`, body);
    person.company.ledger.count(`shares ${added.body.refusal?.code ?? 'added'}`);
    // An answer that was lost, and came again, is the same.
    if (added.status === 200) for (const seat of missing) person.drawn.set(`${id} ${seat}`, share);
  }
}

function draw({ chance }: Person): string {
  return Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');
}

/** Has a program play its seat; another one, where one does. */
export async function handOver(person: Person, { id, seats }: TableInfo): Promise<void> {
  const own = seats.find(isSeatOf);
  if (own === undefined) return;
  const path = `/api/tables/${id}/seats/${own.seat}/token`;
  const { status, body } = await person.ask<{ readonly token: string }>('POST', path, {});
  person.company.ledger.count(`program ${body.refusal?.code ?? 'begins'}`);
  if (status !== 201) return;
  person.dirty.add(id);
  person.beginProgram(body.token, id);
}

/** Plays a seat again itself. */
export async function takeBack(person: Person, { id, seats }: TableInfo): Promise<void> {
  const own = seats.find(({ playsForYou }) => playsForYou === true);
  if (own === undefined) return;
  await person.ask('DELETE', `/api/tables/${id}/seats/${own.seat}/token`);
  person.company.ledger.count('programs ended');
  person.dirty.add(id);
}

export async function rematch(person: Person, { id }: TableInfo): Promise<void> {
  if (person.views.get(id)?.over !== true) return;
  const { status, body } = await person.ask<TableInfo>('POST', `/api/tables/${id}/rematch`, {});
  if (status !== 200) return;
  person.company.ledger.count('rematches');
  person.company.ledger.made.add(body.id);
  person.infos.set(body.id, body);
  person.dirty.add(body.id);
}

export async function leave(person: Person, table: TableInfo): Promise<void> {
  const seat = seatAt(table);
  if (seat === undefined) return;
  const { ledger } = person.company;
  ledger.leaving(table.id, seat);
  await person.ask('POST', `/api/tables/${table.id}/seats/${seat}/leave`, { level: 'beginner' });
  ledger.count('seats left');
  person.dirty.add(table.id);
}

export async function free(person: Person, table: TableInfo): Promise<void> {
  const seat = table.seats.find(isSeatOf)?.seat;
  if (seat === undefined) return;
  const { ledger, links } = person.company;
  ledger.leaving(table.id, seat);
  const path = `/api/tables/${table.id}/seats/${seat}`;
  const { status, body } = await person.ask<TableInfo>('DELETE', path);
  if (status === 200 && body.invitation !== undefined) links.push(body.invitation);
  ledger.count('seats freed');
  person.views.delete(table.id);
  person.dirty.add(table.id);
}

export async function remove(person: Person, { id, made }: TableInfo): Promise<void> {
  if (!made) return;
  const { ledger } = person.company;
  ledger.deleting(id);
  const { status, body } = await person.ask<LetGo>('DELETE', `/api/tables/${id}`);
  ledger.count('tables deleted');
  person.dirty.add(id);
  if (status !== 200) return;
  if (!body.gone) return void person.letGo.add(id);
  ledger.deleted.add(id);
  person.gone(id);
}
