import type { NoticeKind } from '@pangaea/wire';
import type { NOTICE_OPERATIONS, NoticeMark, StoredChannel, StoredNotice } from '../contract.ts';
import * as SQL from '../statements/notices.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

type ChannelRow = Omit<StoredChannel, 'isOff'> & { readonly isOff: number };

/** Channels, and the notices sent on them. */
export function noticeRows(db: Sql): RowsOf<typeof NOTICE_OPERATIONS> {
  function* remove(channel: number): Steps<void> {
    for (const statement of SQL.DELETE_CHANNEL) yield* db.run(statement, { channel });
  }
  return {
    *addChannel({ due, ...channel }) {
      for (const { id } of yield* db.all<{ id: number }>(SQL.REPLACED_CHANNELS, channel)) {
        yield* remove(id);
      }
      const { person, table } = channel;
      if (table === '') yield* db.run(SQL.NOTICES_DUE, { person, due });
      else yield* db.run(SQL.NOTICE_DUE, { table, due });
      return Number((yield* db.get<{ id: number }>(SQL.ADD_CHANNEL, channel))?.id);
    },
    *removeChannel(person, channel) {
      if ((yield* db.get(SQL.OWN_CHANNEL, { person, channel })) === undefined) return false;
      yield* remove(channel);
      return true;
    },
    *endMail(secrets) {
      let isEnded = false;
      for (const secret of secrets) {
        for (const { id } of yield* db.all<{ id: number }>(SQL.MAIL_BY_SECRET, { secret })) {
          yield* remove(id);
          isEnded = true;
        }
      }
      return isEnded;
    },
    *channelsOf(person) {
      return (yield* db.all<ChannelRow>(SQL.CHANNELS_OF_PERSON, { person })).map(channelOf);
    },
    *channel(id) {
      const row = yield* db.get<ChannelRow>(SQL.CHANNEL, { id });
      return row === undefined ? undefined : channelOf(row);
    },
    *hookOf(table) {
      return (yield* db.all<ChannelRow>(SQL.HOOK_OF_TABLE, { table })).map(channelOf)[0];
    },
    *removeHook(table) {
      for (const { id } of yield* db.all<ChannelRow>(SQL.HOOK_OF_TABLE, { table }))
        yield* remove(id);
    },
    *noteTold({ channel, marks, now, why, isOff, failing, tries, next }) {
      yield* db.run(SQL.NOTE_CHANNEL, { channel, isOff: isOff ? 1 : 0, failing, tries, next });
      for (const { table, kind, about } of marks) {
        yield* db.run(SQL.NOTE_NOTICE, { channel, table, kind, about, now, why });
      }
    },
    *sentOn(channel, tables) {
      return yield* db.all<NoticeMark>(db.dialect.SENT_ON, {
        channel,
        tables: JSON.stringify(tables),
      });
    },
    *noticesOf(person, most) {
      return yield* db.all<StoredNotice>(SQL.NOTICES_OF_PERSON, { person, most });
    },
    *noticesOff(person) {
      const row = yield* db.get<{ body: string }>(SQL.NOTICES_OFF, { person });
      return row === undefined ? [] : (JSON.parse(row.body) as NoticeKind[]);
    },
    *turnNoticesOff(person, off, due) {
      yield* db.run(SQL.TURN_NOTICES_OFF, { person, body: JSON.stringify(off) });
      yield* db.run(SQL.NOTICES_DUE, { person, due });
    },
    *forgetNotices(before) {
      yield* db.run(SQL.FORGET_NOTICES, { before });
    },
    *serverSecret(name, made) {
      yield* db.run(SQL.KEEP_SECRET, { name, made });
      return (yield* db.get<{ body: string }>(SQL.SECRET, { name }))?.body ?? made;
    },
  };
}

function channelOf({ isOff, ...row }: ChannelRow): StoredChannel {
  return { ...row, isOff: isOff === 1 };
}
