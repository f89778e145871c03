import { isGameId } from '../games/ids.ts';
import { useSpeech } from '../speech.ts';
import type { TableInfo } from '../table/remote/wire.ts';

/** Tables of the server that this device made or plays at. */
export function ServerTables({
  tables,
  onRemove,
}: {
  readonly tables: readonly TableInfo[];
  readonly onRemove: (id: string) => void;
}) {
  const { m, language } = useSpeech();
  if (tables.length === 0) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="start-tables" aria-labelledby="server-tables">
      <h2 id="server-tables">{m.remote.yourTables}</h2>
      <ul>
        {tables.slice(0, 12).map(({ id, game, seats, over, changed, made }) => (
          <li key={id}>
            <a href={`/t/${id}`}>
              <b>
                {seats
                  .map(({ name, kind, seat }) =>
                    name !== '' ? name : kind === 'bot' ? m.start.aBot : m.start.seat(seat + 1),
                  )
                  .join(' · ')}
              </b>
              <span>
                {isGameId(game) ? `${m.games[game].title} · ` : ''}
                {over ? m.start.finished : m.start.open} · {when.format(changed)}
              </span>
            </a>
            {made && (
              <button
                type="button"
                className="quiet"
                data-remove={id}
                onClick={() => {
                  if (window.confirm(m.remote.removeSure)) onRemove(id);
                }}
              >
                {m.remote.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
