import type { DealInfo, LetGo, TableInfo } from '@pangaea/wire';
import { isUsualWorld } from './company.ts';
import { isSeatOf, seatAt } from './own-seats.ts';
import type { Person } from './person.ts';

// People make tables, take seats, let programs play them, and give seats up.

export async function make(person: Person): Promise<void> {
  const { ledger, links, newTable, leaning } = person.company;
  const table = newTable(person.chance, person.name);
  const { status, body } = await person.ask<TableInfo>('POST', '/api/tables', table);
  if (status !== 201) return ledger.count(`make ${body.refusal?.code}`);
  ledger.count('tables made');
  ledger.made.add(body.id);
  person.infos.set(body.id, body);
  person.dirty.add(body.id);
  // A host who knows people may pass on no link and invite them instead.
  const knows = [...person.infos.values()].some(({ deal }) => deal?.dealt === true);
  const { invites = isUsualWorld(leaning) ? 0.3 : 0 } = leaning;
  if (knows && invites > 0 && person.chance.happens(invites)) return;
  for (const { link } of body.seats) if (link !== undefined) links.push(link);
}

/** Opens a link that another person has passed on. */
export async function open(person: Person): Promise<void> {
  const { ledger, links } = person.company;
  if (links.length === 0) return;
  const link = person.chance.pick(links);
  const { pathname, hash } = new URL(link);
  const id = pathname.replace('/t/', '');
  // A person takes only one seat of a table, since a view is of one seat.
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
  seated(person, body);
}

/** The person has a seat at a table from now on. */
export function seated(person: Person, table: TableInfo): void {
  const { id } = table;
  for (const { seat, yours, name } of table.seats) {
    if (yours && name === person.name) person.company.ledger.seated(id, seat, name);
    if (yours) person.drawn.delete(`${id} ${seat}`);
  }
  person.infos.set(id, table);
  person.views.delete(id);
  person.dirty.add(id);
}

/**
 * Adds the person's share to the deal of a table. After the deal the share must be among those that
 * were used.
 */
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
    // The server answers a repeated share with the answer that was lost.
    if (added.status === 200) for (const seat of missing) person.drawn.set(`${id} ${seat}`, share);
  }
}

function draw({ chance }: Person): string {
  return Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');
}

/** Lets a program play the person's seat, or another program if one plays it already. */
export async function handOver(person: Person, { id, seats }: TableInfo): Promise<void> {
  const own = seats.find(isSeatOf);
  if (own === undefined) return;
  const path = `/api/tables/${id}/seats/${own.seat}/token`;
  const { ledger } = person.company;
  const ended = ledger.endingTokens(id, own.seat);
  const { status, body } = await person.ask<{ readonly token: string }>('POST', path, {});
  ledger.count(`program ${body.refusal?.code ?? 'begins'}`);
  if (status !== 201) return;
  ended();
  ledger.tokenMade(id, own.seat, body.token);
  person.dirty.add(id);
  person.beginProgram(body.token, id);
}

/** The person plays a seat again in place of the program. */
export async function takeBack(person: Person, { id, seats }: TableInfo): Promise<void> {
  const own = seats.find(({ playsForYou }) => playsForYou === true);
  if (own === undefined) return;
  const { ledger } = person.company;
  const ended = ledger.endingTokens(id, own.seat);
  const { status } = await person.ask('DELETE', `/api/tables/${id}/seats/${own.seat}/token`);
  if (status === 200) ended();
  ledger.count('programs ended');
  person.dirty.add(id);
}

/** A program plays the person's seat for a moment; then the person leaves the seat. */
export async function leaveAfterProgram(person: Person, table: TableInfo): Promise<void> {
  const now = async () => (await person.ask<TableInfo>('GET', `/api/tables/${table.id}`)).body;
  await handOver(person, table);
  await takeBack(person, await now());
  await leave(person, await now());
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
  ledger.leaving(table.id, person.name);
  ledger.leavers.add(`${table.id} ${seat}`);
  const ended = ledger.endingTokens(table.id, seat);
  const path = `/api/tables/${table.id}/seats/${seat}/leave`;
  const { status } = await person.ask('POST', path, { level: 'beginner' });
  if (status === 200) ended();
  ledger.count('seats left');
  person.dirty.add(table.id);
}

export async function free(person: Person, table: TableInfo): Promise<void> {
  const seat = table.seats.find(isSeatOf)?.seat;
  if (seat === undefined) return;
  const { ledger, links } = person.company;
  ledger.leaving(table.id, person.name);
  ledger.leavers.add(`${table.id} ${seat}`);
  const path = `/api/tables/${table.id}/seats/${seat}`;
  const ended = ledger.endingTokens(table.id, seat);
  const { status, body } = await person.ask<TableInfo>('DELETE', path);
  if (status === 200) ended();
  if (status === 200 && body.invitation !== undefined) links.push(body.invitation);
  ledger.count('seats freed');
  person.views.delete(table.id);
  person.dirty.add(table.id);
}

/**
 * Frees the seat of another person; the server allows it if that person's time is over, or before
 * the deal.
 */
export async function freeOther(person: Person, table: TableInfo): Promise<void> {
  const others = table.seats.filter(
    (seat) => seat.kind === 'person' && seat.joined && !isSeatOf(seat),
  );
  if (others.length === 0) return;
  const { seat, name } = person.chance.pick(others);
  const { ledger, links } = person.company;
  // The freed person may lose the seat.
  ledger.leaving(table.id, name);
  if (table.made && table.deal?.dealt === false) ledger.leavers.add(`${table.id} ${seat}`);
  const path = `/api/tables/${table.id}/seats/${seat}`;
  const { status, body } = await person.ask<TableInfo>('DELETE', path);
  if (status === 200 && body.invitation !== undefined) links.push(body.invitation);
  ledger.count(`free another ${body.refusal?.code ?? status}`);
  person.dirty.add(table.id);
}

/**
 * Removes a table from the person's list. A dealt game goes on, and is deleted when the last person
 * has removed it.
 */
export async function remove(person: Person, table: TableInfo): Promise<void> {
  const { id, made, seats, deal } = table;
  const own = seats.filter(isSeatOf);
  if (!made && (own.length === 0 || deal?.dealt === false)) return;
  const { ledger } = person.company;
  ledger.deleting(id);
  ledger.leaving(id, person.name);
  // The seats are kept by name, since their numbers may change before the server acts.
  for (const name of [person.name, ...own.map((seat) => seat.name)]) {
    ledger.leavers.add(`${id} ${name}`);
  }
  // The answer may be lost. A person who still has a seat there returns to the table at the end.
  person.letGo.add(id);
  const { status, body } = await person.ask<LetGo>('DELETE', `/api/tables/${id}`);
  ledger.count(`tables let go ${body.refusal?.code ?? body.gone}`);
  person.dirty.add(id);
  if (status !== 200 || !body.gone) return;
  ledger.deleted.add(id);
  person.gone(id);
}
/**
 * The host does not wait for a friend any longer: a bot gets the free seat, or the seat is removed.
 * Sometimes a seat of a bot is freed again.
 */
export async function fill(person: Person, { id, made, seats, deal }: TableInfo): Promise<void> {
  const { chance, company } = person;
  if (!made || deal?.dealt !== false) return;
  const { ledger } = company;
  const [free, bots] = [
    seats.filter(({ kind, joined }) => kind === 'person' && !joined),
    seats.filter(({ kind }) => kind === 'bot'),
  ];
  const path = `/api/tables/${id}/seats`;
  if (bots.length > 0 && chance.happens(0.2)) {
    const { seat } = chance.pick(bots);
    const { status, body } = await person.ask<TableInfo>('DELETE', `${path}/${seat}`);
    ledger.count(`bot freed ${body.refusal?.code ?? status}`);
  } else if (free.length > 0) {
    const { seat } = chance.pick(free);
    const isFewer = chance.happens(0.5);
    if (isFewer) ledger.moved.add(id);
    const answer = isFewer
      ? await person.ask<TableInfo>('POST', `${path}/${seat}/remove`, {})
      : await person.ask<TableInfo>('POST', `${path}/${seat}/bot`, { level: 'beginner' });
    const what = isFewer ? 'seat removed' : 'bot seated';
    ledger.count(`${what} ${answer.body.refusal?.code ?? answer.status}`);
  }
  person.dirty.add(id);
}
