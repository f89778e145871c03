import type { SEGMENT_OPERATIONS, SegmentWrite } from '../contract.ts';
import { DROP_AHEADS } from '../statements/ahead.ts';
import * as SQL from '../statements/segments.ts';
import { noteAhead } from './ahead.ts';
import { setClock } from './clocks.ts';
import { setDue } from './due.ts';
import type { Raising } from './messages.ts';
import { type RowsOf, windowColumns } from './rows.ts';
import type { Sql } from './steps.ts';

/**
 * The statement that puts a game table at the position after a segment (moves that a seat sends
 * together). It also raises the revision.
 */
export function advance({ version, deciders, over, window, now }: SegmentWrite): Raising {
  const values = { version, deciders, over: over ? 1 : 0, now, ...windowColumns(window) };
  return { text: SQL.ADVANCE_TABLE, values };
}

/** Segments that were played, and sealed answers. */
export function segmentRows(db: Sql): RowsOf<typeof SEGMENT_OPERATIONS> {
  return {
    // The statement that raises the revision has advanced the table (`advance`).
    *writeSegment(write) {
      const { table, from } = write;
      for (const [index, command] of write.commands.entries()) {
        yield* db.run(SQL.ADD_COMMAND, { table, place: from + index, command });
      }
      for (const { seat, key, digest, from, version } of write.segments) {
        yield* db.run(SQL.ADD_SEGMENT, { table, seat, key, digest, from, version });
      }
      if (write.opens) {
        yield* db.run(SQL.OPEN_SEALED, { table });
        yield* db.run(SQL.NOBODY_ANSWERED, { table });
      }
      if (write.ahead === 'gone') yield* db.run(DROP_AHEADS, { table });
      else if (write.ahead !== undefined) yield* noteAhead(db, table, write.ahead);
      if (write.clock !== undefined) yield* setClock(db, table, write.clock);
      yield* setDue(db, table, write.due);
    },
    *sealSegment({ table, sealed: { seat, key, digest, commands }, due }) {
      yield* db.run(SQL.ANSWER, { table, seats: 1 << seat });
      yield* db.run(SQL.SEAL, { table, seat, key, digest, commands: JSON.stringify(commands) });
      yield* setDue(db, table, due);
    },
  };
}
