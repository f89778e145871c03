import type { DeviceKind, StoredKeyEvent } from '../contract.ts';
import * as SQL from '../statements/keys.ts';
import type { Sql, Steps } from './steps.ts';

/** Stores a change of keys, and news of it for each channel and each mail address of the person. */
export function* noteKeyEvent(db: Sql, event: StoredKeyEvent): Steps<void> {
  yield* db.run(SQL.NOTE_KEY_EVENT, { ...event });
  const { kind: _, ...told } = event;
  for (const statement of SQL.ADD_NEWS) yield* db.run(statement, told);
  yield* db.run(SQL.NEWS_DUE, { at: event.at });
}

/** Stores that a device of a person changed the person's keys, and the news of it. */
export function* tellOfKeys(
  db: Sql,
  event: Omit<StoredKeyEvent, keyof DeviceKind>,
  device: number,
): Steps<void> {
  const by = yield* db.get<DeviceKind>(SQL.KIND_OF_DEVICE, { device });
  yield* noteKeyEvent(db, { ...event, kind: by?.kind ?? 'unknown', browser: by?.browser ?? '' });
}
