import type { TableInfo } from '@pangaea/wire';
import { HIDES_HANDS } from '../../src/rules/hands.ts';
import { isSeatOf } from './own-seats.ts';
import type { Person } from './person.ts';
import { leave } from './sitting.ts';

// People ask for seats: a person whose cookie is lost asks for the old seat, and a new person for a
// seat with a hidden hand that was left.

/** A seat that the person had under a lost cookie. */
export interface LostSeat {
  readonly table: string;
  readonly seat: number;
  /** The name of its player at the table. */
  readonly of: string;
}

/** After one of these refusals the person does not ask for the seat again. */
const IN_VAIN = ['game-ended', 'table-unknown', 'not-your-seat', 'sits-here'];

/** Asks to be let back into one of the person's former seats. */
export async function askBack(person: Person): Promise<void> {
  const lost = person.chance.pick(person.lost);
  const { table, seat } = lost;
  const again = `${person.name} at ${table}`.replaceAll(' ', '-').padEnd(22, '-');
  const { letBacks, ledger } = person.company;
  letBacks.asking(again, person.name);
  const { status, body } = await person.ask<TableInfo>('POST', `/api/tables/${table}/let-back`, {
    seat,
    again,
  });
  const code = body.refusal?.code ?? '';
  ledger.count(`lost seat ${code === '' ? 'asked' : code}`);
  if (status === 200) {
    person.watch(table);
    await withdraw(person, body);
  }
  if (IN_VAIN.includes(code)) person.forget(lost);
}

/** Sometimes withdraws the request. */
async function withdraw(person: Person, { id, letBack }: TableInfo): Promise<void> {
  if (letBack?.yours !== true || !person.chance.happens(0.2)) return;
  await person.ask('DELETE', `/api/tables/${id}/let-back/${letBack.request}`);
}

/** Asks by name to take over a seat with a hidden hand that its person has left. */
export async function askTake(person: Person): Promise<void> {
  const { disk, takesSeats } = person.company;
  const isLeft = (id: string) =>
    disk.store.openTable(id)?.table.seats.some(({ left }) => left !== undefined) === true;
  const tables = takesSeats ? disk.tables().filter(isLeft) : disk.tables();
  if (tables.length === 0) return;
  const path = `/api/tables/${person.chance.pick(tables)}`;
  const { status, body } = await person.ask<TableInfo>('GET', path);
  if (status !== 200 || !HIDES_HANDS.has(body.game) || body.over || body.seats.some(isSeatOf))
    return;
  const left = body.seats.find((seat) => seat.left === true);
  if (left === undefined) return;
  const again = person.newKey('take').padEnd(22, '-');
  const { letBacks, ledger } = person.company;
  letBacks.asking(again, person.name);
  const ask = { seat: left.seat, again, name: person.name };
  const asked = await person.ask<TableInfo>('POST', `${path}/let-back`, ask);
  ledger.count(`left seat ${asked.body.refusal?.code ?? 'asked'}`);
  if (asked.status === 200) person.watch(body.id);
}

/** Leaves a seat with a hidden hand, so that another person may ask for it. */
export async function leaveHand(person: Person): Promise<void> {
  const table = [...person.infos.values()].find(
    ({ game, over, deal, seats }) =>
      HIDES_HANDS.has(game) &&
      !over &&
      deal?.dealt !== false &&
      // Two other persons must be present to agree to a new one.
      (!person.company.takesSeats || seats.every(({ left, joined }) => left !== true && joined)),
  );
  if (table !== undefined) await leave(person, table);
}

/**
 * Answers each request for a seat. The people know each other outside the game, so they know who
 * asks. A person who has only watched gets no yes.
 */
export async function answerAsked(person: Person, id: string): Promise<void> {
  const path = `/api/tables/${id}`;
  const { body } = await person.ask<TableInfo>('GET', path);
  const { letBack, seats = [] } = body;
  const own = seats.find((seat) => isSeatOf(seat) && seat.kind === 'person')?.seat;
  if (letBack === undefined || own === undefined) return;
  const { letBacks, ledger, refusesSeats } = person.company;
  const { seat, request } = letBack;
  const asker = letBacks.askerOf(id, request) ?? '';
  const isKnown = letBack.name === undefined ? asker.startsWith(`${seats[seat].name} again`) : true;
  const allow = isKnown && asker.startsWith('person') && !person.chance.happens(refusesSeats);
  if (person.cookie !== undefined && allow) letBacks.allowing(id, request, person.cookie);
  const answer = { seat: own, request, allow };
  const { status } = await person.ask('POST', `${path}/let-back/answer`, answer);
  if (status === 200 && !allow) letBacks.refused(id, request);
  ledger.count(`seat ${allow ? 'allowed' : 'refused'} ${status}`);
}

/**
 * The person has got a lost seat back, and gets nothing else that belonged to its former person.
 */
export async function isBack(person: Person, { id, viewer }: TableInfo): Promise<void> {
  const lost = person.lost.find(({ table, seat }) => table === id && seat === viewer);
  if (lost === undefined) return;
  person.forget(lost);
  person.company.ledger.count('let back');
  const { status, body } = await person.ask<{ readonly text: string }>(
    'GET',
    `/api/tables/${id}/notes`,
  );
  if (status === 200 && body.text !== '')
    person.fault(`is let back at ${id}, and reads ${body.text}`);
}
