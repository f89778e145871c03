import type { NoticeKind } from '@pangaea/wire';
import type { NOTICE_OPERATIONS, NoticeMark, StoredChannel, StoredNotice } from '../../contract.ts';
import * as SQL from '../../statements/notices.ts';
import { SENT_ON } from '../dialect.ts';
import type { Prepared } from '../prepared.ts';
import type { RowsOf } from './rows.ts';

type ChannelRow = Omit<StoredChannel, 'isOff'> & { readonly isOff: number };

/** Channels, and what was told by them. */
export function noticeRows(db: Prepared): RowsOf<typeof NOTICE_OPERATIONS> {
  const remove = (channel: number) => {
    for (const statement of SQL.DELETE_CHANNEL) db.run(statement, { channel });
  };
  return {
    addChannel: ({ due, ...channel }) => {
      for (const { id } of db.all<{ id: number }>(SQL.REPLACED_CHANNELS, channel)) remove(id);
      const { person, table } = channel;
      if (table === '') db.run(SQL.NOTICES_DUE, { person, due });
      else db.run(SQL.NOTICE_DUE, { table, due });
      return Number(db.get<{ id: number }>(SQL.ADD_CHANNEL, channel)?.id);
    },
    removeChannel: (person, channel) => {
      if (db.get(SQL.OWN_CHANNEL, { person, channel }) === undefined) return false;
      remove(channel);
      return true;
    },
    channelsOf: (person) => db.all<ChannelRow>(SQL.CHANNELS_OF_PERSON, { person }).map(channelOf),
    hookOf: (table) => db.all<ChannelRow>(SQL.HOOK_OF_TABLE, { table }).map(channelOf)[0],
    removeHook: (table) => {
      for (const { id } of db.all<ChannelRow>(SQL.HOOK_OF_TABLE, { table })) remove(id);
    },
    noteTold: ({ channel, marks, now, why, isOff, failing, tries, next }) => {
      db.run(SQL.NOTE_CHANNEL, { channel, isOff: isOff ? 1 : 0, failing, tries, next });
      for (const { table, kind, about } of marks) {
        db.run(SQL.NOTE_NOTICE, { channel, table, kind, about, now, why });
      }
    },
    sentOn: (channel, tables) =>
      db.all<NoticeMark>(SENT_ON, { channel, tables: JSON.stringify(tables) }),
    noticesOf: (person, most) => db.all<StoredNotice>(SQL.NOTICES_OF_PERSON, { person, most }),
    noticesOff: (person) => {
      const row = db.get<{ body: string }>(SQL.NOTICES_OFF, { person });
      return row === undefined ? [] : (JSON.parse(row.body) as NoticeKind[]);
    },
    turnNoticesOff: (person, off, due) => {
      db.run(SQL.TURN_NOTICES_OFF, { person, body: JSON.stringify(off) });
      db.run(SQL.NOTICES_DUE, { person, due });
    },
    forgetNotices: (before) => {
      db.run(SQL.FORGET_NOTICES, { before });
    },
    serverSecret: (name, made) => {
      db.run(SQL.KEEP_SECRET, { name, made });
      return db.get<{ body: string }>(SQL.SECRET, { name })?.body ?? made;
    },
  };
}

function channelOf({ isOff, ...row }: ChannelRow): StoredChannel {
  return { ...row, isOff: isOff === 1 };
}
