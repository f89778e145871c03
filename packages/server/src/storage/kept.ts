/** A sentence in both languages. */
export interface Said {
  readonly en: string;
  readonly ja: string;
}

/**
 * The use of a column. `told`: it is in the data file of a person. `withheld`: it is left out
 * there, since a reader could act as the person, or as another. `inner`: it only connects the data.
 */
type Column = 'told' | 'withheld' | 'inner';

/** A table of the database, and the owner of its rows. */
export interface KeptTable {
  /**
   * The rows of a person, as a condition with `:person`; left out if no row is about one person.
   */
  readonly of?: string;
  /** The explanation for people, if rows are about a person: the stored facts, and for how long. */
  readonly about?: Said;
  readonly columns: Readonly<Record<string, Column>>;
}

const OWN = 'person = :person';
const OWN_SEATS = `EXISTS (SELECT 1 FROM seat_persons AS own
    WHERE own.table_id = kept.table_id AND own.seat = kept.seat AND own.person = :person)`;
/** Columns that only connect the data. */
const inner = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'inner' as const]));
const told = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'told' as const]));
const withheld = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'withheld' as const]));

/**
 * All data that the server stores, table by table and column by column. The page about privacy and
 * a person's data file are made from this list. A test compares it with the database, so no new
 * data can be stored without a line here.
 */
export const KEPT: Readonly<Record<string, KeptTable>> = {
  persons: {
    of: 'id = :person',
    about: {
      en: 'A number for you, and when you came. You have no name but that of each seat. Without a seat, a table, a key and a visit for 30 days it is deleted with all below.',
      ja: 'あなたを表す番号と、初めて来た時刻。名前は席ごとのものだけです。席・テーブル・鍵がなく、30日間来ないと、以下のものとともに削除されます。',
    },
    columns: told('id', 'created'),
  },
  devices: {
    of: OWN,
    about: {
      en: 'Of each device: the hash of its cookie, its kind and browser as it says them, and when it was here first and last, within ten minutes. No address of a visitor is stored. It goes when you sign the device out.',
      ja: '端末ごとに、Cookieのハッシュ、端末が名乗る種類とブラウザー、最初と最後に来た時刻（10分単位）。訪問者のIPアドレスは保存しません。端末をサインアウトすると消えます。',
    },
    columns: {
      ...told('id', 'kind', 'browser', 'created', 'seen', 'key_id'),
      ...withheld('token_hash'),
      ...inner('person'),
    },
  },
  keys: {
    of: OWN,
    about: {
      en: 'Your keys: a mail address, the public half of a passkey, or a slow hash of recovery words; when each was added and used. A key goes when you remove it.',
      ja: '鍵：メールアドレス、パスキーの公開鍵、または復元用の言葉の計算に時間のかかるハッシュと、追加・使用の時刻。鍵を削除すると消えます。',
    },
    columns: {
      ...told('id', 'kind', 'language', 'created', 'used', 'counter', 'lookup'),
      ...withheld('secret'),
      ...inner('person'),
    },
  },
  key_events: {
    of: OWN,
    about: {
      en: 'What became of your keys, with the kind of the device; for 90 days.',
      ja: '鍵に起きたことと、その端末の種類。90日間。',
    },
    columns: { ...told('at', 'event', 'key_kind', 'kind', 'browser'), ...inner('id', 'person') },
  },
  key_news: {
    of: OWN,
    about: {
      en: 'What became of your keys and is still to be told to you, with the mail address to which it goes; until it is told, for a day at most.',
      ja: '鍵について、まだ届けていない知らせと、その宛先のメールアドレス。届くまで（長くて1日）。',
    },
    columns: {
      ...told('at', 'event', 'key_kind', 'browser', 'address', 'language'),
      ...inner('id', 'person', 'channel', 'tries', 'next_try'),
    },
  },
  seat_persons: {
    of: OWN,
    about: { en: 'The seats that you have.', ja: 'あなたの席。' },
    columns: { ...told('table_id', 'seat'), ...inner('person') },
  },
  seats: {
    of: OWN_SEATS,
    about: {
      en: 'The name that you gave for a seat, when you came and when you left. It goes with the table.',
      ja: '席で名乗った名前、着いた時刻と離れた時刻。テーブルとともに消えます。',
    },
    columns: {
      ...told('table_id', 'seat', 'kind', 'name', 'level', 'joined', 'left_at', 'gone'),
      ...withheld('key', 'again'),
    },
  },
  words: {
    of: OWN_SEATS,
    about: {
      en: 'The words that were said from your seats: the last 500 of a table. They go with the table.',
      ja: 'あなたの席からの発言（テーブルごとに最新の500件）。テーブルとともに消えます。',
    },
    columns: {
      ...told('table_id', 'number', 'seat', 'name', 'kind', 'body', 'about', 'created'),
      ...inner('key'),
    },
  },
  notes: {
    of: OWN,
    about: {
      en: 'Your notes and your sketch at each table. They go with the table.',
      ja: 'テーブルごとのメモと下書き。テーブルとともに消えます。',
    },
    columns: { ...told('table_id', 'body', 'changed'), ...inner('person') },
  },
  hours: {
    of: OWN,
    about: {
      en: 'Your time zone, nights and days off, where you have set them.',
      ja: '設定した時間帯、夜の時間、休みの日。',
    },
    columns: { ...told('body'), ...inner('person') },
  },
  requests: {
    of: OWN,
    about: {
      en: 'What you have asked the others at a table. It goes with the table.',
      ja: 'テーブルでほかの人に頼んだこと。テーブルとともに消えます。',
    },
    columns: {
      ...told('table_id', 'version', 'seat', 'kind', 'back_to', 'allowed', 'state'),
      ...inner('person'),
    },
  },
  let_backs: {
    of: OWN,
    about: {
      en: 'Where you have asked for a seat: the kind of your device, and a name if you gave one. It goes with the table.',
      ja: '席を求めたテーブルと、端末の種類、名乗った名前。テーブルとともに消えます。',
    },
    columns: {
      ...told('table_id', 'number', 'seat', 'kind', 'browser', 'since', 'asked', 'state', 'name'),
      ...withheld('again'),
      ...inner('person', 'allowed'),
    },
  },
  aheads: {
    of: OWN,
    about: {
      en: 'Turns that you ordered ahead, until you order others or take them back, your seat changes hands, or the game goes back or ends.',
      ja: '予約した手番。ほかの手番を予約するか取り消す、席の持ち主が変わる、局面が戻る、または対局が終わるまで。',
    },
    columns: {
      ...told('table_id', 'seat', 'across', 'steps', 'done', 'lapsed'),
      ...inner('person', 'number', 'since', 'played', 'is_open'),
    },
  },
  let_go: {
    of: OWN,
    about: { en: 'Tables that you took off your list.', ja: '一覧から外したテーブル。' },
    columns: { ...told('table_id'), ...inner('person') },
  },
  channels: {
    of: OWN,
    about: {
      en: 'How you are told while no page is open: addresses of your browsers, hooks and mail, their keys, language and failures. A channel goes when you remove it, and that of a browser when its device is signed out or removed.',
      ja: 'ページを閉じている間の通知先：ブラウザー・フック・メールのアドレスとその鍵、言語、失敗の記録。通知先を削除すると消えます。ブラウザーの通知先は、その端末をサインアウトまたは削除したときにも消えます。',
    },
    columns: {
      ...told(
        'id',
        'table_id',
        'kind',
        'form',
        'language',
        'device',
        'origin',
        'created',
        'is_off',
        'failing',
      ),
      ...withheld('address', 'secret'),
      ...inner('person', 'tries', 'next_try'),
    },
  },
  notices: {
    of: 'channel IN (SELECT id FROM channels WHERE person = :person)',
    about: {
      en: 'Of what you were told: table, kind and time; for 90 days.',
      ja: '通知の記録：テーブル、種類、時刻。90日間。',
    },
    columns: told('channel', 'table_id', 'kind', 'about', 'at', 'why'),
  },
  notices_off: {
    of: OWN,
    about: { en: 'The kinds of notices that you turned off.', ja: '止めた通知の種類。' },
    columns: { ...told('body'), ...inner('person') },
  },
  invitations: {
    of: 'person = :person OR by_person = :person',
    about: {
      en: 'Invitations to tables from people with whom you have played, and yours to them, with a name. They go when they are taken back, within a day after the game is dealt, and with the table. One that you declined stays until then, so that it does not come again.',
      ja: '一緒に遊んだ人からのテーブルへの招待と、あなたが送った招待。名前も含みます。取り消されたとき、ゲームが配られてから1日以内、またはテーブルとともに消えます。断った招待は、もう一度届かないように、配られるまで残します。',
    },
    columns: {
      ...told('table_id', 'name', 'at'),
      ...withheld('state'),
      ...inner('id', 'person', 'by_person', 'met_table', 'met_seat'),
    },
  },
  unwanted: {
    of: OWN,
    about: {
      en: 'People from whom you want no invitations, by their name at a table; until you want them again.',
      ja: '招待を断った相手（テーブルでの名前）。取り消すまで。',
    },
    columns: { ...told('name', 'at'), ...inner('id', 'person', 'by_person') },
  },
  joins: {
    of: 'from_person = :person OR into_person = :person',
    about: {
      en: 'Devices that came to you, or that you came with, so that it can be undone; for a day.',
      ja: '端末が加わった記録（取り消せるように1日間）。',
    },
    columns: told('id', 'from_person', 'into_person', 'device', 'brings', 'joined', 'ends'),
  },
  join_parts: { columns: inner('join_id', 'kind', 'table_id', 'number') },
  seat_tokens: {
    of: OWN_SEATS,
    about: {
      en: 'Hashes of tokens with which a program plays your seats, until you end them.',
      ja: 'プログラムがあなたの席を打つためのトークンのハッシュ。終了するまで。',
    },
    columns: {
      ...told('table_id', 'seat', 'owner', 'created'),
      ...withheld('hash'),
      ...inner('id'),
    },
  },
  tables: {
    of: 'host = :person',
    about: {
      en: 'The tables that you made. A table goes when nobody changed it for the time that the operator has set, 180 days by default, or when all have let it go.',
      ja: 'あなたが作ったテーブル。管理者が決めた期間（初期設定180日）変化がないとき、または全員が一覧から外したときに消えます。',
    },
    columns: {
      ...told(
        'id',
        'game',
        'rules_version',
        'edition',
        'options',
        'pace',
        'created',
        'changed',
        'version',
        'over',
        'rematch',
      ),
      ...withheld('seed', 'salt', 'invitation'),
      ...inner(
        'edition_hash',
        'commitment',
        'host',
        'deciders',
        'window_from',
        'window_closes',
        'answered',
        'told',
        'revision',
      ),
    },
  },
  shares: {
    of: OWN_SEATS,
    about: {
      en: 'What your device added to the deal of a game. It goes with the table.',
      ja: '対局の配りに端末が加えた値。テーブルとともに消えます。',
    },
    columns: told('table_id', 'seat', 'share', 'by'),
  },
  commands: { columns: inner('table_id', 'place', 'command') },
  segments: { columns: inner('table_id', 'seat', 'key', 'digest', 'from_version', 'version') },
  sealed: { columns: inner('table_id', 'seat', 'key', 'digest', 'commands') },
  deals: { columns: inner('table_id', 'seed', 'dealt') },
  messages: { columns: inner('id', 'table_id', 'number', 'kind', 'texts', 'packed', 'created') },
  clocks: { columns: inner('table_id', 'control', 'number', 'seats') },
  clock_events: { columns: inner('table_id', 'number', 'at', 'kind', 'seat', 'asked', 'moved') },
  editions: { columns: inner('hash', 'body') },
  deleted_tables: { columns: inner('id', 'at') },
  due: { columns: inner('owner', 'kind', 'at', 'about', 'claimed') },
  runs: { columns: inner('started', 'alive') },
  orders: { columns: withheld('name', 'body') },
  passing: { columns: { ...withheld('name', 'body'), ...inner('ends') } },
  secrets: { columns: withheld('name', 'body') },
};

/** The statements that find the rows of a person, by table. */
export const ROWS_OF_PERSON: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KEPT).flatMap(([table, { of, columns }]) => {
    if (of === undefined) return [];
    const shown = Object.entries(columns).flatMap(([name, use]) => (use === 'told' ? [name] : []));
    return [[table, `SELECT ${shown.join(', ')} FROM ${table} AS kept WHERE ${of}`]];
  }),
);
