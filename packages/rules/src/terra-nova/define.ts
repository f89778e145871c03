import { type Answer, kindsOf, questionsOf } from '../kernel/index.ts';
import type { Event } from './events.ts';
import type { Reason } from './refusals.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Declares a kind of move of Terra Nova. */
export const kind = kindsOf<State, Table<State>, Reason, Event>();

/** Declares a question of Terra Nova. */
export const question = questionsOf<State, Event>();

/** How a kind of move answers several questions. */
export type Way = Omit<Answer<State, Reason, Event>, 'to'>;
