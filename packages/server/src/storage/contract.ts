import type { ClockStore } from './contract/clocks.ts';
import type { DealStore } from './contract/deals.ts';
import type { DueStore } from './contract/due.ts';
import type { MessageStore } from './contract/messages.ts';
import type { PersonStore } from './contract/persons.ts';
import type { ProgramStore } from './contract/programs.ts';
import type { RequestStore } from './contract/requests.ts';
import type { SeatStore } from './contract/seats.ts';
import type { SegmentStore } from './contract/segments.ts';
import type { TableStore } from './contract/tables.ts';
import type { WordStore } from './contract/words.ts';

export * from './contract/clocks.ts';
export * from './contract/deals.ts';
export * from './contract/due.ts';
export * from './contract/faults.ts';
export * from './contract/messages.ts';
export * from './contract/persons.ts';
export * from './contract/programs.ts';
export * from './contract/requests.ts';
export * from './contract/seats.ts';
export * from './contract/segments.ts';
export * from './contract/tables.ts';
export * from './contract/window.ts';
export * from './contract/words.ts';

/**
 * What the server keeps. Every write is one transaction, durable when its promise resolves; messages
 * are numbered in it, and handed to `sent` after the commit and before the promise resolves, those of a
 * table in the order of their numbers. A write that is rejected has changed nothing and told nothing.
 */
export interface Storage
  extends PersonStore,
    TableStore,
    SegmentStore,
    SeatStore,
    DealStore,
    ProgramStore,
    RequestStore,
    WordStore,
    MessageStore,
    DueStore,
    ClockStore {
  close(): Promise<void>;
}
