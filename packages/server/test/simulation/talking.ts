import type { RequestInfo, TableInfo } from '@pangaea/wire';
import { isSeatOf, seatAt } from './own-seats.ts';
import type { Person } from './person.ts';

// Chat messages, and requests of people at a table to each other.

export async function say(person: Person, { id, seats }: TableInfo): Promise<void> {
  const seat = seats.find(isSeatOf)?.seat;
  if (seat === undefined) return;
  const key = person.newKey('word');
  const word = { seat, key, said: { kind: 'text', text: `word ${key}` } };
  const { status } = await person.ask('POST', `/api/tables/${id}/words`, word);
  if (status === 200) person.company.ledger.words.push({ table: id, seat, key });
  person.company.ledger.count('words');
}

/** Writes notes for the person alone. All devices of the person share them. */
export async function write(person: Person, { id }: TableInfo): Promise<void> {
  const text = person.newKey('note');
  const path = `/api/tables/${id}/notes`;
  const { status, body } = await person.ask<{ readonly text: string }>('POST', path, { text });
  if (status !== 200) return;
  if (body.text !== text) person.fault(`wrote ${text} at ${id} and is answered ${body.text}`);
  if (person.isShared) return;
  const read = await person.ask<{ readonly text: string }>('GET', path);
  if (read.status === 200 && read.body.text !== text) {
    person.fault(`wrote ${text} at ${id} and reads ${read.body.text}`);
  }
}

/** Writes the sketch board of the person. All devices share it, and the notes stay as they are. */
export async function sketch(person: Person, { id }: TableInfo): Promise<void> {
  const text = person.newKey('sketch');
  const path = `/api/tables/${id}/sketch`;
  const { status } = await person.ask('POST', path, { sketch: text });
  if (status !== 200) return;
  person.company.ledger.count('sketches');
  if (person.isShared) return;
  const read = await person.ask<{ readonly sketch: string }>('GET', path);
  if (read.status === 200 && read.body.sketch !== text) {
    person.fault(`kept ${text} at ${id} and reads ${read.body.sketch}`);
  }
  const notes = await person.ask<{ readonly text: string }>('GET', `/api/tables/${id}/notes`);
  if (notes.status === 200 && notes.body.text.includes('sketch')) {
    person.fault(`reads a sketch in its notes at ${id}`);
  }
}

export async function comeBack(person: Person, { id }: TableInfo): Promise<void> {
  await person.ask('POST', `/api/tables/${id}/return`, {});
}

export async function request(person: Person, table: TableInfo): Promise<void> {
  const { id } = table;
  const [seat, view] = [seatAt(table), person.views.get(id)];
  if (seat === undefined || view === undefined || view.over || view.version < 1) return;
  const { version } = view;
  const { chance, name } = person;
  const { ledger } = person.company;
  const to = version - chance.between(1, Math.min(3, version));
  const others = table.seats.filter((each) => each.kind === 'person' && !isSeatOf(each));
  const of = others.length > 0 && chance.happens(0.3) ? chance.pick(others) : undefined;
  const ask =
    of !== undefined
      ? ({ kind: 'free', seat, version, of: of.seat } as const)
      : chance.happens(0.9)
        ? ({ kind: 'back', seat, version, to } as const)
        : ({ kind: 'stop', seat, version } as const);
  ledger.voice(aboutOf(id, ask), name);
  // If the person is away, the seat may be freed and another person may take it.
  if (of !== undefined) ledger.leaving(id, of.name);
  agreeing(person, id, version);
  const { body } = await person.ask('POST', `/api/tables/${id}/requests`, ask);
  ledger.count(`ask ${ask.kind} ${body.refusal?.code ?? 'asked'}`);
}

/** The subject of a yes, as a key of the ledger. */
export function aboutOf(
  id: string,
  {
    kind,
    version,
    of,
  }: Pick<RequestInfo, 'kind' | 'version'> & { readonly of?: number | undefined },
): string {
  return kind === 'free' ? `${id} ${of} free` : `${id} ${version} ${kind}`;
}

/** A client makes a request or says yes; it may count even if the answer is lost. */
export function agreeing({ cookie, company }: Person, table: string, version: number): void {
  if (cookie !== undefined) company.consents.saying(table, version, cookie);
}

export async function consent(person: Person, id: string): Promise<void> {
  const told = person.requests.get(id);
  const [info, request] = [person.infos.get(id), told?.request];
  if (info === undefined || request === undefined) return;
  const seat = info.seats.find((each) => each.yours && request.waiting.includes(each.seat))?.seat;
  if (seat === undefined) return;
  person.requests.delete(id);
  const { isCalm, ledger } = person.company;
  const allow = isCalm || person.chance.happens(0.7);
  if (allow) ledger.voice(aboutOf(id, request), person.name);
  const answer = { seat, version: request.version, asker: request.seat, allow };
  if (allow) agreeing(person, id, request.version);
  const { body } = await person.ask('POST', `/api/tables/${id}/requests/answer`, answer);
  const code = body.refusal?.code;
  ledger.count(`consent ${code ?? allow}`);
}

/** The person moves to another time zone, with other hours. */
export async function moveHouse(person: Person): Promise<void> {
  const zone = person.chance.pick(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']);
  const weekend = person.chance.happens(0.5) ? [6, 7] : [];
  await person.ask('POST', '/api/hours', { zone, weekend, daysOff: [] });
}
