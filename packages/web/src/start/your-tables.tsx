import { seatsOf } from '@pangaea/rules/kernel';
import type { TableInfo } from '@pangaea/wire';
import { useMemo } from 'preact/compat';
import { ago } from '../clock/ago.ts';
import { roughly } from '../clock/clocks.ts';
import { SERVER_TIME } from '../clock/server-time.ts';
import { fromRecord } from '../game/extend.ts';
import { stateAt } from '../game/history.ts';
import { useGame } from '../games/index.ts';
import { GAMES, type GameId } from '../games/list.ts';
import { type Speech, useSpeech } from '../messages/speech.ts';
import { inLine } from '../play/in-line.ts';
import { peopleOf } from '../play/people.ts';
import { askedAt } from '../table/remote/served-turn.ts';
import type { SavedTable, Turn } from '../table/storage.ts';
import { turnOf } from '../table/turn.ts';
import { Crest } from '../ui/crests/crest.tsx';
import { Portrait } from '../ui/faces/face.tsx';
import { Part } from '../ui/part.tsx';
import type { Listed } from './listed.ts';
import { playersOf } from './players-of.ts';

/** The number of tables at the top of the page. */
const SHOWN = 3;

/** The tables of this device and of the server, first those that wait for this person. */
export function YourTables({
  tables,
  onRemove,
}: {
  readonly tables: readonly Listed[];
  readonly onRemove: (table: Listed) => void;
}) {
  const { m } = useSpeech();
  if (tables.length === 0) return null;
  const running = tables.filter(({ turn }) => turn !== 'over');
  // If no game is running, only the table that was played last.
  const shown = running.length === 0 ? tables.slice(0, 1) : running.slice(0, SHOWN);
  const more = tables.filter((table) => !shown.includes(table));
  return (
    <section className="start-tables" aria-labelledby="tables">
      <h2 id="tables">{m.start.yourTables}</h2>
      <ul>
        {shown.map((table) => (
          <Entry key={table.id} listed={table} onRemove={onRemove} />
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary>{m.start.moreTables(more.length)}</summary>
          <ul>
            {more.map((table) => (
              <Entry key={table.id} listed={table} onRemove={onRemove} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/**
 * Whether the game of a table is dealt. Then the table is only removed from the person's list;
 * before the deal the host deletes it for all.
 */
function isDealt({ deal }: Pick<TableInfo, 'deal'>): boolean {
  return deal?.dealt !== false;
}

function Entry({
  listed,
  onRemove,
}: {
  readonly listed: Listed;
  readonly onRemove: (table: Listed) => void;
}) {
  const { m, language } = useSpeech();
  const { id, game, turn, changed, at } = listed;
  const [remove, sure] =
    at === 'here'
      ? [m.start.remove, m.start.removeSure]
      : isDealt(listed.table)
        ? [m.remote.letGo, m.remote.letGoSure]
        : [m.remote.remove, m.remote.removeSure];
  const title = GAMES[game].title[language];
  return (
    <li className="start-table">
      <a href={at === 'here' ? `#/table/${id}` : `/t/${id}`}>
        <Part
          fallback={
            <>
              <TableWords status="" title={title} turn={turn} />
              {/* Their place is kept: otherwise the content below would move under a finger. */}
              {at === 'here' && <span className="start-seats" />}
            </>
          }
        >
          {at === 'here' ? (
            <LocalTable table={listed.table} game={game} />
          ) : (
            <ServedTable table={listed.table} title={title} turn={turn} />
          )}
        </Part>
        <small>
          {at === 'server' && `${m.start.onServer} · `}
          <time dateTime={new Date(changed).toISOString()}>
            {ago(changed, at === 'server' ? SERVER_TIME.now() : Date.now(), language)}
          </time>
        </small>
      </a>
      {(at === 'here' || listed.table.made || isDealt(listed.table)) && (
        <button
          type="button"
          className="quiet"
          data-remove={id}
          onClick={() => {
            if (window.confirm(sure)) onRemove(listed);
          }}
        >
          {remove}
          <span className="spoken">: {title}</span>
        </button>
      )}
    </li>
  );
}

/** A table in two lines of text. */
function TableWords({
  status,
  title,
  stage = '',
  turn,
}: {
  readonly status: string;
  readonly title: string;
  readonly stage?: string;
  readonly turn: Turn;
}) {
  return (
    <>
      <b className="start-table-turn" data-turn={turn}>
        {status}
      </b>
      <span className="start-table-game">
        <b>{title}</b> {stage}
      </span>
    </>
  );
}

/** The players with their crests, and the progress of the game. */
function LocalTable({ table, game }: { readonly table: SavedTable; readonly game: GameId }) {
  const face = useGame(game, table.record.options);
  const common = useSpeech();
  const speech = useMemo(() => face.speech(common), [face, common]);
  const { m } = speech;
  const history = useMemo(() => fromRecord(face.game, table.record), [face, table]);
  if (!history.ok) return <TableWords status="" title={speech.title} turn="others" />;
  const state = stateAt(history.value);
  const turn = turnOf(face.game.book.game, state, table.players);
  const people = peopleOf(speech, table);
  const { game: rules } = face.game.book;
  const outcome = rules.outcome(state);
  const waited = seatsOf(rules.deciders(state)).map((seat) => inLine(people[seat].name));
  const winners = people.flatMap(({ name }, seat) => (outcome?.rank[seat] === 1 ? [name] : []));
  const names = m.all(winners);
  const won = winners.length === 1 ? m.scores.winner(names) : m.scores.winners(names);
  const several = table.players.filter(({ kind }) => kind === 'here').length > 1;
  const status =
    outcome !== undefined
      ? won
      : turn !== 'here'
        ? m.start.goesOn
        : several
          ? m.turn.yoursNamed(m.all(waited))
          : m.turn.yours;
  const stage = outcome === undefined ? face.stage(speech, state) : m.start.finished;
  return (
    <>
      <TableWords status={status} title={speech.title} stage={stage} turn={turn} />
      <span className="start-seats">
        {face.order(state).map((seat) => {
          const { arms, points } = face.seat(speech, state, seat);
          const { name, face: portrait } = people[seat];
          return (
            <span key={seat} className="start-seat">
              {arms !== undefined ? (
                <Crest arms={arms} size={20} />
              ) : (
                portrait !== undefined && <Portrait face={portrait} size={20} />
              )}
              <span className="start-seat-name">{name}</span> {points}
            </span>
          );
        })}
      </span>
    </>
  );
}

/**
 * The time left for this person, or for the others whose turn it is; or that a bot plays for this
 * person.
 */
function timeLeft({ m }: Speech, { clock, seats }: TableInfo): string {
  const own = clock?.seats.filter(({ seat }) => seats[seat].yours === true) ?? [];
  if (own.some(({ away }) => away)) return m.clock.away;
  const [mine] = own.filter(({ runs }) => runs);
  const others = clock?.seats.filter(({ runs }) => runs) ?? [];
  const [first] = others.toSorted((one, other) => (one.left ?? 0) - (other.left ?? 0));
  const running = mine ?? first;
  if (running === undefined) return '';
  return running.over ? m.clock.over : m.clock.left(roughly(m, running.left ?? 0));
}

/** A table of the server in the list, with its people and the seats whose turn it is. */
function ServedTable({
  table,
  title,
  turn,
}: {
  readonly table: TableInfo;
  readonly title: string;
  readonly turn: Turn;
}) {
  const speech = useSpeech();
  const { m } = speech;
  const { id, over } = table;
  const people = peopleOf(speech, { id, players: playersOf(table) });
  const waited = m.all(askedAt(table).map((seat) => inLine(people[seat].name)));
  const status = over ? m.start.finished : turn === 'here' ? m.turn.yours : m.turn.waiting(waited);
  return (
    <>
      <TableWords status={status} title={title} stage={timeLeft(speech, table)} turn={turn} />
      <span className="start-seats">
        {people.map(({ name, face }, seat) => (
          <span key={seat} className="start-seat">
            {face !== undefined && <Portrait face={face} size={20} />}
            {name}
          </span>
        ))}
      </span>
    </>
  );
}
