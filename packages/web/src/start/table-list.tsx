import { Suspense, useMemo } from 'react';
import { fromRecord, stateAt } from '../game/history.ts';
import { type GameId, isGameId } from '../games/ids.ts';
import { useGame } from '../games/index.ts';
import { peopleOf } from '../shell/people.ts';
import { useSpeech } from '../speech.ts';
import type { SavedTable } from '../table/storage.ts';

export function TableList({
  tables,
  onRemove,
}: {
  readonly tables: readonly SavedTable[];
  readonly onRemove: (id: string) => void;
}) {
  const { m } = useSpeech();
  return (
    <section className="start-tables" aria-labelledby="tables">
      <h2 id="tables">{m.start.yourTables}</h2>
      <ul>
        {tables.slice(0, 8).map((table) => (
          <Entry key={table.id} table={table} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly table: SavedTable;
  readonly onRemove: (id: string) => void;
}

function Entry({ table, onRemove }: EntryProps) {
  const { m, language } = useSpeech();
  const { game } = table.record;
  if (!isGameId(game)) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <a href={`#/table/${table.id}`}>
        <Suspense fallback={<b>{m.games[game].title}</b>}>
          <Progress table={table} game={game} />
        </Suspense>
        <time>{when.format(table.changed)}</time>
      </a>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          if (window.confirm(m.start.removeSure)) onRemove(table.id);
        }}
      >
        {m.start.remove}
      </button>
    </li>
  );
}

/** Who plays and how far the game has come; nothing but the game where its record cannot be read. */
function Progress({ table, game }: { readonly table: SavedTable; readonly game: GameId }) {
  const face = useGame(game);
  const speech = face.speech(useSpeech());
  const history = useMemo(() => fromRecord(face.game, table.record), [face, table]);
  if (!history.ok) return <b>{speech.title}</b>;
  const state = stateAt(history.value);
  const who = face.namesOf(speech, state, peopleOf(speech, table));
  const over = face.game.book.game.outcome(state) !== undefined;
  return (
    <>
      <b>{table.players.map((_, seat) => who.seat(seat)).join(' · ')}</b>
      <span>
        {speech.title} · {over ? speech.m.start.finished : face.stage(speech, state)}
      </span>
    </>
  );
}
