import { useMemo } from 'react';
import { fromRecord, stateAt } from '../game/history.ts';
import { GAME } from '../game/rules.ts';
import { namesOf, useSpeech } from '../speech.ts';
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

function Entry({
  table,
  onRemove,
}: {
  readonly table: SavedTable;
  readonly onRemove: (id: string) => void;
}) {
  const speech = useSpeech();
  const { m, language } = speech;
  const history = useMemo(() => fromRecord(table.record), [table]);
  if (!history.ok) return null;
  const state = stateAt(history.value);
  const who = namesOf(speech, state, table.players);
  const over = GAME.outcome(state) !== undefined;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <a href={`#/table/${table.id}`}>
        <b>{table.players.map((_, seat) => who.seat(seat)).join(' · ')}</b>
        <span>
          {over ? m.start.finished : m.start.roundOf(state.round())} · {when.format(table.changed)}
        </span>
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
