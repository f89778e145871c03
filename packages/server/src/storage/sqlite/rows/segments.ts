import type { SEGMENT_OPERATIONS } from '../../contract.ts';
import * as SQL from '../../statements/segments.ts';
import type { Prepared } from '../prepared.ts';
import { setClock } from './clocks.ts';
import { setDue } from './due.ts';
import { type RowsOf, windowColumns } from './rows.ts';

/** Segments that were played, and sealed answers. */
export function segmentRows(db: Prepared): RowsOf<typeof SEGMENT_OPERATIONS> {
  return {
    writeSegment: (write) => {
      const { table, from, version, deciders, over, window, now } = write;
      const advance = { table, version, deciders, over: over ? 1 : 0, now };
      db.run(SQL.ADVANCE_TABLE, { ...advance, ...windowColumns(window) });
      for (const [index, command] of write.commands.entries()) {
        db.run(SQL.ADD_COMMAND, { table, place: from + index, command });
      }
      for (const { seat, key, digest, from, version } of write.segments) {
        db.run(SQL.ADD_SEGMENT, { table, seat, key, digest, from, version });
      }
      if (write.opens) {
        db.run(SQL.OPEN_SEALED, { table });
        db.run(SQL.NOBODY_ANSWERED, { table });
      }
      if (write.clock !== undefined) setClock(db, table, write.clock);
      setDue(db, table, write.due);
    },
    sealSegment: ({ table, sealed: { seat, key, digest, commands }, due }) => {
      db.run(SQL.ANSWER, { table, seats: 1 << seat });
      db.run(SQL.SEAL, { table, seat, key, digest, commands: JSON.stringify(commands) });
      setDue(db, table, due);
    },
  };
}
