import { kindsOf, questionsOf } from '../kernel/index.ts';
import type { Event } from './events.ts';
import type { Reason } from './refusals.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Declares a kind of move of Gaia. */
export const kind = kindsOf<State, Table, Reason, Event>();

/** Declares a question of Gaia. */
export const question = questionsOf<State, Event>();
