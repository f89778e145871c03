import { useCallback, useEffect, useState } from 'react';
import { GAME_IDS, type GameId, isGameId } from '../games/ids.ts';
import { loadGame } from '../games/index.ts';
import { useSpeech } from '../speech.ts';
import { firstTable } from '../table/new-table.ts';
import { api } from '../table/remote/api.ts';
import type { TableInfo } from '../table/remote/wire.ts';
import { list, remove, type SavedTable, save } from '../table/storage.ts';
import { Masthead } from './masthead.tsx';
import { NewTable } from './new-table-form.tsx';
import { ServerTables } from './server-tables.tsx';
import { TableList } from './table-list.tsx';

/** Play now, go on, or set up a table. */
export function StartPage() {
  const { language, m } = useSpeech();
  const [tables, setTables] = useState(() => list(localStorage));
  const [unsaved, setUnsaved] = useState(false);
  const [server, setServer] = useState<{ readonly tables: readonly TableInfo[] }>();
  const look = useCallback(async () => {
    const listed = await api.list();
    if (listed.ok) setServer(listed.value);
  }, []);
  useEffect(() => void look(), [look]);
  const open = (table: SavedTable) => {
    if (!save(localStorage, table)) {
      setUnsaved(true);
      return;
    }
    window.location.hash = `#/table/${table.id}`;
  };
  const playNow = async (game: GameId) => {
    const table = firstTable(await loadGame(game, language), Date.now());
    if (table.ok) open(table.value);
  };
  return (
    <>
      <Masthead />
      <main className="start">
        <section className="start-now">
          <h1>{m.start.heading}</h1>
          <ul className="start-games">
            {GAME_IDS.map((game) => (
              <li key={game} className="start-game">
                <h2>{m.games[game].title}</h2>
                <p className="lead">{m.games[game].lead}</p>
                <button
                  type="button"
                  className="main large"
                  data-play-now={game}
                  onClick={() => void playNow(game)}
                >
                  {m.start.playNow}
                  <span className="spoken">: {m.games[game].title}</span>
                </button>
                <p className="hint">{m.games[game].first}</p>
              </li>
            ))}
          </ul>
          {unsaved && <p role="alert">{m.start.unsaved}</p>}
        </section>
        {tables.length > 0 && (
          <TableList
            tables={tables}
            onRemove={(id) => {
              remove(localStorage, id);
              setTables(list(localStorage));
            }}
          />
        )}
        <ServerTables
          tables={server?.tables ?? []}
          onRemove={(id) => void api.remove(id).then(look)}
        />
        <NewTable first={lastPlayed(tables)} server={server !== undefined} onOpen={open} />
      </main>
    </>
  );
}

/** Who plays one game mostly need not load another for the form. */
function lastPlayed(tables: readonly SavedTable[]): GameId {
  return tables.map(({ record }) => record.game).find(isGameId) ?? GAME_IDS[0];
}
