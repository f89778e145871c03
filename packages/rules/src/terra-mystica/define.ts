import { kindsOf, questionsOf, type Way as WayOf } from '../kernel/index.ts';
import type { Event } from './events.ts';
import type { Reason } from './refusals.ts';
import type { State } from './state.ts';
import type { Table } from './table/table.ts';

/** Declares a kind of move of Terra Mystica. */
export const kind = kindsOf<State, Table<State>, Reason, Event>();

/** Declares a question of Terra Mystica. */
export const question = questionsOf<State, Event, Reason>();

/** How a question is answered by a kind of move. */
export type Way = WayOf<State, Reason, Event>;
