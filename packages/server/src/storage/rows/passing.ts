import type { PASSING_OPERATIONS } from '../contract.ts';
import * as SQL from '../statements/passing.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** Facts that several servers share for minutes or hours. */
export function passingRows(db: Sql): RowsOf<typeof PASSING_OPERATIONS> {
  return {
    *passingOf(names) {
      return yield* found(names);
    },
    *changePassing(changes) {
      const present = yield* found(changes.map(({ name }) => name));
      if (changes.some(({ before }, at) => present[at] !== before)) return false;
      for (const { name, body, ends } of changes) {
        if (body === undefined) yield* db.run(SQL.DROP_PASSING, { name });
        else yield* db.run(SQL.WRITE_PASSING, { name, body, ends });
      }
      return true;
    },
    *forgetPassing(now) {
      yield* db.run(SQL.FORGET_PASSING, { now });
    },
  };

  function* found(names: readonly string[]): Steps<readonly (string | undefined)[]> {
    const bodies: (string | undefined)[] = [];
    for (const name of names) {
      bodies.push((yield* db.get<{ body: string }>(SQL.FIND_PASSING, { name }))?.body);
    }
    return bodies;
  }
}
