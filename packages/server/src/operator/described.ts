import type { StoredTable } from '../storage/contract.ts';
import type { TableService } from '../tables/table-service.ts';
import { isWaiting } from '../tables/waiting.ts';
import { isAway } from '../time/away.ts';
import { Declined } from './command.ts';
import type { Both, Language } from './language.ts';

interface Words {
  readonly waits: string;
  readonly over: string;
  readonly moves: (count: number) => string;
  readonly free: string;
  readonly nameless: string;
  readonly left: string;
  readonly away: string;
  readonly program: string;
  readonly bot: (level: string) => string;
  readonly made: string;
  readonly unknown: (table: string) => string;
}

const WORDS: Both<Words> = {
  en: {
    waits: 'waits for people',
    over: 'over',
    moves: (count) => `${count} moves`,
    free: 'free',
    nameless: 'no name',
    left: 'left',
    away: 'away',
    program: 'program',
    bot: (level) => `bot, ${level}`,
    made: 'made it',
    unknown: (table) => `There is no table ${table}.`,
  },
  ja: {
    waits: '参加者待ち',
    over: '終了',
    moves: (count) => `${count}手`,
    free: '空席',
    nameless: '名前なし',
    left: '離席',
    away: '時間切れ',
    program: 'プログラム',
    bot: (level) => `ボット・${level}`,
    made: '作成者',
    unknown: (table) => `テーブル ${table} はありません。`,
  },
};

/** A time in UTC, readable in every language. */
export function moment(at: number): string {
  return at === 0 ? '-' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}Z`;
}

/** A table in one line, without secrets. Names contain no character that controls a terminal. */
export function tableLine(table: StoredTable, language: Language): string {
  const words = WORDS[language];
  const { id, game, version, over, changed } = table;
  const state = isWaiting(table) ? words.waits : over ? words.over : words.moves(version);
  return [id, game, state, moment(changed), seatsOf(table, language)].join('  ');
}

function seatsOf(table: StoredTable, language: Language): string {
  const words = WORDS[language];
  const said = table.seats.map((each) => {
    const { seat, kind, name, level, joined, left, program, persons } = each;
    if (kind === 'bot') return `${seat} ${words.bot(level)}`;
    if (joined === 0) return `${seat} ${words.free}`;
    const notes = [
      ...(persons.includes(table.host) ? [words.made] : []),
      ...(left === undefined ? [] : [words.left]),
      ...(isAway(table, seat) ? [words.away] : []),
      ...(program === undefined ? [] : [words.program]),
    ];
    const known = name === '' ? words.nameless : name;
    return `${seat} ${known}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
  });
  return said.join(' | ');
}

/** @throws Declined when there is no such table */
export async function tableNamed(
  tables: TableService,
  id: string,
  language: Language,
): Promise<StoredTable> {
  const live = await tables.live.find(id);
  if (live === undefined) throw new Declined(WORDS[language].unknown(id));
  return live.table;
}

const TABLE_ID = /^[0-9a-z]{14}$/;

/** The id of a table, from an id or a link. */
export function tableIdOf(word: string | undefined): string | undefined {
  const id = word?.replace(/^https?:\/\/[^/]+\/t\//, '').replace(/#.*$/, '');
  return id !== undefined && TABLE_ID.test(id) ? id : undefined;
}
