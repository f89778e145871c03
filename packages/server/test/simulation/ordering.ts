import type { Condition } from '@pangaea/rules/kernel';
import type { Ahead, TableInfo } from '@pangaea/wire';
import { aheadOf } from '../../src/rules/games.ts';
import { seatAt } from './own-seats.ts';
import type { Person } from './person.ts';
import { sketch } from './talking.ts';
import { commandAt } from './thinking.ts';
import type { TableView } from './view.ts';

// People order turns ahead, cancel them, and try to read those of others.

type Step = { readonly commands: readonly string[]; readonly when: readonly Condition[] };

/** The game is played ahead for at most this many moves. */
const MOST_FORESEEN = 40;

export async function orderAhead(person: Person, table: TableInfo): Promise<void> {
  const { chance } = person;
  const { ledger } = person.company;
  const [seat, view] = [seatAt(table), person.views.get(table.id)];
  if (seat === undefined || view === undefined || view.version < 0 || view.over) return;
  if (chance.happens(0.2)) {
    const other = chance.pick(table.seats).seat;
    await read(person, table.id, other);
  }
  if (chance.happens(0.1)) await sketch(person, table);
  const number = await read(person, table.id, seat);
  if (number === undefined) return;
  const path = `/api/tables/${table.id}/seats/${seat}/ahead`;
  if (number > 0 && chance.happens(0.3)) {
    await person.ask('DELETE', `${path}/${number}`);
    return;
  }
  const steps = foreseen(person, view, table.game, seat);
  if (steps.length === 0) return;
  const across = chance.happens(0.3);
  ledger.ordered.push({ table: table.id, seat, name: person.name, steps });
  const { status, body } = await person.ask<Ahead>('POST', path, {
    replaces: number,
    across,
    steps,
  });
  ledger.count(`order ahead ${status === 200 ? 'taken' : body.refusal?.code}`);
}

/** @returns the number of the order, if the seat belongs to the person */
async function read(person: Person, table: string, seat: number): Promise<number | undefined> {
  const { status, body } = await person.ask<Ahead>(
    'GET',
    `/api/tables/${table}/seats/${seat}/ahead`,
  );
  if (status !== 200) return undefined;
  const { ahead } = body;
  const isOwn = person.company.ledger.ordered.some(
    (each) =>
      each.table === table &&
      each.name === person.name &&
      movesOf(each.steps) === movesOf(ahead?.steps ?? []),
  );
  if (ahead !== undefined && !isOwn) {
    person.fault(`reads at ${table} what it has not ordered: ${JSON.stringify(ahead)}`);
  }
  return body.number;
}

/** The moves of an order as one text, without their order and conditions. */
function movesOf(steps: readonly Pick<Step, 'commands'>[]): string {
  return steps
    .map(({ commands }) => commands.join())
    .toSorted()
    .join(';');
}

/** Possible later turns of a seat, found by playing on at random. */
function foreseen(
  { chance }: Person,
  { game, state: now }: TableView,
  id: string,
  seat: number,
): readonly Step[] {
  const rules = aheadOf(id);
  if (rules === undefined) return [];
  const state = game.slot(now);
  game.copy(now, state);
  const steps: Step[] = [];
  const most = chance.between(1, 3);
  for (let moves = 0; moves < MOST_FORESEEN && steps.length < most; moves++) {
    const by = [...Array(game.seats(state)).keys()].find(
      (each) => ((game.deciders(state) >> each) & 1) === 1,
    );
    if (by === undefined) break;
    const command = commandAt(game, state, by, chance, by !== seat);
    const move = command === undefined ? undefined : game.notation.parse(state, command);
    if (command === undefined || move?.ok !== true) break;
    if (by === seat && rules.isTurn(state, seat)) {
      const named = rules.named(state, seat);
      const kinds = [...new Set(named.map(({ is }) => is))];
      const count = kinds.length === 0 || chance.happens(0.5) ? 0 : chance.between(1, 2);
      const when = Array.from({ length: count }, () => {
        const kind = chance.pick(kinds);
        return chance.pick(named.filter(({ is }) => is === kind));
      });
      steps.push({ commands: [command], when });
    }
    game.apply(state, by, move.value);
  }
  // Nothing can be ordered beyond the next drawn card. Drawing another card is nearly always
  // allowed.
  if (steps.length === 0 && id === 'gaia') steps.push({ commands: ['draw nature'], when: [] });
  return steps;
}
