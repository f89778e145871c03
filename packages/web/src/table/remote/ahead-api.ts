import type { Ahead, OrderAhead } from '@pangaea/wire';
import { ask } from './api.ts';

const pathOf = (table: string, seat: number) => `/api/tables/${table}/seats/${seat}/ahead`;

/** The part of the server's HTTP interface about turns that are planned ahead. */
export const aheadApi = {
  read: (table: string, seat: number) => ask<Ahead>(pathOf(table, seat)),
  order: (table: string, seat: number, order: OrderAhead) => ask<Ahead>(pathOf(table, seat), order),
  drop: (table: string, seat: number, number: number) =>
    ask<Ahead>(`${pathOf(table, seat)}/${number}`, undefined, 'DELETE'),
};
