import type { NoticeKind, NoticeLanguage } from '@pangaea/wire';
import { isTitled, TITLES } from '../page/preview.ts';
import type { Rules } from '../rules/pool.ts';
import type { NoticeMark, StoredSeat, StoredTable } from '../storage/contract.ts';
import { isFree, owns } from '../tables/live.ts';
import { recordOf } from '../tables/record.ts';
import type { NoticeMessage, NoticePart } from './message.ts';
import { lastPlayed, momentsOfTime, type Played } from './needs.ts';
import { NOTICE_WORDS } from './words/index.ts';

/** So many moves of others are told of one table. */
const MOST_MOVES = 4;
/** Of several tables the lines of so many are told. */
const MOST_TABLES = 6;
const HOUR_MS = 3_600_000;

/** The kind that heads a notice where several hold at one table, the first of these. */
const ORDER: readonly NoticeKind[] = [
  'over',
  'request',
  'time',
  'turn',
  'dealt',
  'rematch',
  'invitation',
];

/** A table as notices are made of it. */
export interface Told extends Played {
  readonly editionFile: string;
}

/** @param game a name that is told stands for itself where it is not known */
function titleOf(game: string, language: NoticeLanguage): string {
  return isTitled(game) ? TITLES[game][language] : game;
}

function nameOf(language: NoticeLanguage, { name, seat, kind, level }: StoredSeat): string {
  const said = name.trim();
  return said === ''
    ? NOTICE_WORDS[language].nameless(seat + 1, kind === 'bot' || level !== '')
    : said;
}

/**
 * The part of a message to a person that is about one table.
 * @param inviter the name of whoever invites that person
 */
export async function partFor(
  rules: Rules,
  live: Told,
  person: number,
  marks: readonly NoticeMark[],
  language: NoticeLanguage,
  now: number,
  inviter?: string,
): Promise<NoticePart> {
  const { table } = live;
  const w = NOTICE_WORDS[language];
  const kinds = ORDER.filter((kind) => marks.some((mark) => mark.kind === kind));
  const title = w.titles[kinds[0]](titleOf(table.game, language));
  const lines: string[] = [];
  const { request } = table;
  if (kinds.includes('request') && request !== undefined) {
    lines.push(w.requests[request.kind](nameOf(language, table.seats[request.seat])));
  }
  const [end] = momentsOfTime(table, person, []).map((moment) => moment.end);
  if (kinds.includes('time') && end !== undefined) {
    lines.push(w.left(Math.max(1, Math.ceil((end - now) / HOUR_MS))));
  }
  if (kinds.includes('turn') || kinds.includes('over')) {
    lines.push(...(await movesSince(rules, live, lastPlayed(live, person), language)));
  }
  if (kinds.includes('invitation')) {
    const free = table.seats.filter((seat) => isFree(table, seat)).length;
    const name = inviter === undefined || inviter === '' ? w.somebody : inviter;
    return { table: table.id, game: table.game, kinds, title, lines: [w.invited(name, free)] };
  }
  const others = table.seats.filter((seat) => !owns(seat, person));
  const names = others.map((seat) => nameOf(language, seat));
  const headed = names.length === 0 ? title : w.line(title, w.with(names));
  return { table: table.id, game: table.game, kinds, title: headed, lines };
}

/** The moves since a version, with their players; none where the rules have no time. */
async function movesSince(
  rules: Rules,
  live: Told,
  from: number,
  language: NoticeLanguage,
): Promise<readonly string[]> {
  const w = NOTICE_WORDS[language];
  const record = recordOf(live as never);
  const told = await rules
    .ask('tell', { record, from, language, most: MOST_MOVES })
    .catch(() => ({ moves: [], more: 0 }));
  const lines = told.moves.map(({ seat, text }) =>
    w.played(nameOf(language, live.table.seats[seat]), text),
  );
  return told.more > 0 ? [...lines, w.more(told.more)] : lines;
}

/** The part of a message to a group, about its table. */
export function partForGroup(
  table: StoredTable,
  kinds: readonly NoticeKind[],
  seats: readonly number[],
  language: NoticeLanguage,
): NoticePart {
  const w = NOTICE_WORDS[language];
  const game = titleOf(table.game, language);
  const names = seats.map((seat) => nameOf(language, table.seats[seat]));
  const titles = kinds.map((kind) =>
    kind === 'turn' ? w.turnOf(game, names) : w.titles[kind](game),
  );
  const [title = game, ...lines] = titles;
  return { table: table.id, game: table.game, kinds, title, lines };
}

/** @param waiting as in `NoticeMessage` */
export function joined(
  parts: readonly NoticePart[],
  waiting: number,
  language: NoticeLanguage,
): NoticeMessage {
  const [only] = parts;
  if (parts.length === 1) {
    const { table, title, lines } = only;
    return { title, body: lines.join('\n'), path: `/t/${table}`, topic: table, waiting, parts };
  }
  const title = NOTICE_WORDS[language].several(parts.length);
  const body = parts
    .slice(0, MOST_TABLES)
    .map((part) => part.title)
    .join('\n');
  return { title, body, path: '/', topic: 'pangaea', waiting, parts };
}

/** A message about no table. */
export function plainMessage(title: string, body: string): NoticeMessage {
  return { title, body, path: '/', topic: 'pangaea-test', waiting: 0, parts: [] };
}
