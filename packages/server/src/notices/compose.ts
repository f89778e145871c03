import type { NoticeKind, NoticeLanguage } from '@pangaea/wire';
import { isTitled, TITLES } from '../page/preview.ts';
import type { SaidTurn, TellReply } from '../rules/jobs.ts';
import type { Rules } from '../rules/pool.ts';
import type { NoticeMark, StoredAhead, StoredSeat, StoredTable } from '../storage/contract.ts';
import { BY_INVITATION } from '../tables/invited.ts';
import { isFree, owns } from '../tables/live.ts';
import { recordOf } from '../tables/record.ts';
import type { NoticeMessage, NoticePart } from './message.ts';
import { lastPlayed, momentsOfTime, type Played } from './needs.ts';
import { NOTICE_WORDS } from './words/index.ts';
import type { NoticeWords } from './words/shape.ts';

/** The most moves of other seats that a notice lists for one table. */
const MOST_MOVES = 4;
/** The most tables that a notice lists. */
const MOST_TABLES = 6;
const HOUR_MS = 3_600_000;

/** Kinds of notices. If several are true at one table, the first one in this list is the title. */
const ORDER: readonly NoticeKind[] = [
  'over',
  'request',
  'time',
  'turn',
  'ahead',
  'dealt',
  'rematch',
  'invitation',
];

/** The facts of a table from which notices are made. */
export interface Told extends Played {
  readonly editionFile: string;
}

/**
 * The title of a game.
 * @param game an id; a game that is not known keeps its id as a title
 */
function titleOf(game: string, language: NoticeLanguage): string {
  return isTitled(game) ? TITLES[game][language] : game;
}

function nameOf(language: NoticeLanguage, { name, seat, kind, level }: StoredSeat): string {
  const said = name.trim();
  return said === ''
    ? NOTICE_WORDS[language].nameless(seat + 1, kind === 'bot' || level !== '')
    : said;
}

/** Facts of a part in addition to its marks. */
interface PartMore {
  /** The name of the person who invites. */
  readonly inviter?: string | undefined;
  /** Turns that the person has planned ahead at the table. */
  readonly aheads?: readonly StoredAhead[];
}

/**
 * The part of a message to a person about one table.
 * @param inviter the name of the person who sent the invitation
 */
export async function partFor(
  rules: Rules,
  live: Told,
  person: number,
  marks: readonly NoticeMark[],
  language: NoticeLanguage,
  now: number,
  { inviter, aheads = [] }: PartMore = {},
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
  const since = lastPlayed(live, person);
  const lapsed = kinds.includes('turn')
    ? aheads.filter((each) => (each.lapsed?.at ?? -1) >= since)
    : [];
  const last = kinds.includes('ahead') ? Math.max(...aheads.map(({ played }) => played)) : 0;
  const ordered = [...live.segments.values()].find(({ version }) => version === last);
  if (kinds.some((kind) => kind === 'turn' || kind === 'over' || kind === 'ahead')) {
    const told = await movesSince(rules, live, ordered?.from ?? since, language, lapsed);
    lines.push(...lapsed.map((each, place) => lapseLine(live, each, told.ordered[place], w)));
    if (ordered !== undefined) lines.push(w.ahead.played);
    lines.push(...told.lines);
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

/** A line that names the step that was not played, and the reason. */
function lapseLine({ table }: Told, ahead: StoredAhead, said: SaidTurn, w: NoticeWords): string {
  const { lapsed, done, steps } = ahead;
  const { when } = steps[done];
  const why = () => {
    if (lapsed?.is === 'condition') {
      const condition = when[lapsed.index];
      if (condition.is !== 'passed') return w.ahead.condition(condition, said.things[lapsed.index]);
      return w.ahead.notPassed(nameOf(w.language, table.seats[condition.seat]));
    }
    return lapsed?.is === 'refused'
      ? w.ahead.refused(said.moves[lapsed.index])
      : lapsed?.is === 'light'
        ? w.ahead.light
        : w.ahead.otherwise;
  };
  return w.ahead.lapsed(done + 1, said.moves, why());
}

/**
 * The moves since a version, with their players, and the lapsed turns in words. If the rules have
 * no time for it, there are no moves, and the turns are in notation.
 */
async function movesSince(
  rules: Rules,
  live: Told,
  from: number,
  language: NoticeLanguage,
  lapsed: readonly StoredAhead[],
): Promise<{ readonly lines: readonly string[]; readonly ordered: readonly SaidTurn[] }> {
  const w = NOTICE_WORDS[language];
  const record = recordOf(live as never);
  const turns = lapsed.map(({ steps, done }) => steps[done]);
  const told: TellReply = await rules
    .ask('tell', { record, from, language, most: MOST_MOVES, ordered: turns })
    .catch(() => ({ moves: [], more: 0 }));
  const ordered = told.ordered ?? turns.map(asOrdered);
  const lines = told.moves.map(({ seat, text }) =>
    w.played(nameOf(language, live.table.seats[seat]), text),
  );
  return { lines: told.more > 0 ? [...lines, w.more(told.more)] : lines, ordered };
}

function asOrdered({ commands, when }: StoredAhead['steps'][number]): SaidTurn {
  const things = when.map((each) => {
    if (each.is === 'free') return each.place;
    if (each.is === 'action') return each.action;
    return each.is === 'there' ? each.what : '';
  });
  return { moves: commands, things };
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

/**
 * Joins parts into one message.
 * @param waiting as in `NoticeMessage`
 */
export function joined(
  parts: readonly NoticePart[],
  waiting: number,
  language: NoticeLanguage,
): NoticeMessage {
  const [only] = parts;
  if (parts.length === 1) {
    const { table, title, lines, kinds } = only;
    // The link of an invitation leads to a free seat, or to a page that says that the invitation
    // has ended.
    const path = kinds.includes('invitation') ? `/t/${table}#${BY_INVITATION}` : `/t/${table}`;
    return { title, body: lines.join('\n'), path, topic: table, waiting, parts };
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
