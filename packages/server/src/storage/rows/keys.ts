import type { KEY_OPERATIONS, StoredKey, StoredKeyEvent, StoredNews } from '../contract.ts';
import { FORGET_JOIN } from '../statements/joins.ts';
import * as SQL from '../statements/keys.ts';
import { endDevice } from './devices.ts';
import { goBack, joinsInto } from './joins.ts';
import { noteKeyEvent, tellOfKeys } from './key-news.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** Keys of persons, and the devices that signed in with them. */
export function keyRows(db: Sql): RowsOf<typeof KEY_OPERATIONS> {
  function* keysOf(person: number): Steps<readonly StoredKey[]> {
    return yield* db.all<StoredKey>(SQL.KEYS_OF_PERSON, { person });
  }
  return {
    *addKey({ provedBy, most, device, ...key }) {
      const own = yield* keysOf(key.person);
      if (own.length > 0 && !own.some(({ id }) => id === provedBy))
        return { result: 'proof-needed' };
      const { kind, lookup } = key;
      if ((yield* db.get(SQL.FIND_KEY, { kind, lookup })) !== undefined)
        return { result: 'key-known' };
      if (own.length >= most) return { result: 'too-many-keys' };
      const added = yield* db.get<{ id: number }>(SQL.ADD_KEY, key);
      const { person, created: at } = key;
      yield* tellOfKeys(db, { person, at, event: 'added', keyKind: kind }, device);
      return { result: 'added', key: Number(added?.id) };
    },
    *findKey(kind, lookup) {
      return yield* db.get<StoredKey>(SQL.FIND_KEY, { kind, lookup });
    },
    keysOf,
    *noteKey(key, counter, now) {
      return (yield* db.get(SQL.NOTE_KEY, { key, counter, now })) !== undefined;
    },
    *removeKey({ person, device, key, provedBy, now, young }) {
      const own = yield* keysOf(person);
      const prover = own.find(({ id }) => id === provedBy);
      const came = (yield* db.get<{ key: number }>(SQL.KEY_OF_DEVICE, { person, device }))?.key;
      const isYoung = ({ created }: StoredKey) => created > young;
      const wasThere = came !== undefined && !own.some(({ id }) => id === came);
      if (prover === undefined && !(own.every(isYoung) && wasThere))
        return { result: 'proof-needed' };
      const ending = own.find(({ id }) => id === key);
      if (ending === undefined) return { result: 'key-unknown' };
      if (prover !== undefined && prover.id !== key && isYoung(prover))
        return { result: 'key-young' };
      const devices = yield* endDevicesOf(db, person, key, device);
      if (came === key) {
        const other = prover === undefined || prover.id === key ? 0 : prover.id;
        yield* db.run(SQL.SIGN_IN, { device, person, key: other });
      }
      // If a mail address is no longer a key, it still gets this news.
      yield* tellOfKeys(db, { person, at: now, event: 'removed', keyKind: ending.kind }, device);
      yield* db.run(SQL.DELETE_KEY, { key });
      return { result: 'removed', devices };
    },
    *noteKeyEvent(event) {
      yield* noteKeyEvent(db, event);
    },
    *keyNews(most) {
      return yield* db.all<StoredNews>(SQL.KEY_NEWS, { most });
    },
    *noteNews(tried) {
      for (const each of tried) {
        const { news } = each;
        if (each.isDone) yield* db.run(SQL.END_NEWS, { news });
        else yield* db.run(SQL.POSTPONE_NEWS, { news, next: each.next });
      }
    },
    *keyEventsOf(person, most) {
      return yield* db.all<StoredKeyEvent>(SQL.KEY_EVENTS_OF, { person, most });
    },
    *forgetKeyEvents(before) {
      yield* db.run(SQL.FORGET_KEY_EVENTS, { before });
    },
  };
}

/**
 * Removes the devices that signed in with a key, except the one of the request. A device that left
 * a person behind returns to that person.
 */
function* endDevicesOf(
  db: Sql,
  person: number,
  key: number,
  device: number,
): Steps<readonly number[]> {
  const ended: number[] = [];
  for (const { id } of yield* db.all<{ id: number }>(SQL.DEVICES_OF_KEY, { key, person, device })) {
    const joins = yield* joinsInto(db, { person, device: id });
    const alone = joins.find((join) => !join.brings && join.device === id);
    if (alone === undefined) yield* endDevice(db, id);
    else yield* goBack(db, alone, person);
    ended.push(id);
  }
  for (const { id: join } of yield* db.all<{ id: number }>(SQL.WAYS_BACK_OF_KEY, { key, person })) {
    for (const statement of FORGET_JOIN) yield* db.run(statement, { join });
  }
  return ended;
}
