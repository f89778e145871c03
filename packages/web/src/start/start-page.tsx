import { useCallback, useEffect, useState } from 'preact/compat';
import { loadGame } from '../games/index.ts';
import { GAME_IDS, type GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';
import { useTurns } from '../play/turns-context.ts';
import { firstTable } from '../table/new-table.ts';
import { api } from '../table/remote/api.ts';
import { list, remove, save } from '../table/storage.ts';
import { GameCard } from './game-card.tsx';
import { LearnFirst } from './learn-offer.tsx';
import { type Listed, listTables } from './listed.ts';
import { Masthead } from './masthead.tsx';
import { RecordedGames } from './recorded.tsx';
import { YourTables } from './your-tables.tsx';

/** The start page: continue a game, or begin one. */
export function StartPage() {
  const { language, m } = useSpeech();
  const [saved, setSaved] = useState(() => list(localStorage));
  const { tables: served, look } = useTurns();
  const [unsaved, setUnsaved] = useState(false);
  // Other pages may have stored a new table.
  useEffect(() => void look(), [look]);
  const lookHere = useCallback(() => setSaved(list(localStorage)), []);
  const playNow = async (game: GameId) => {
    const table = firstTable(await loadGame(game, language), Date.now());
    if (!table.ok) return;
    if (save(localStorage, table.value)) window.location.hash = `#/table/${table.value.id}`;
    else setUnsaved(true);
  };
  const putAway = ({ at, id }: Listed) => {
    if (at === 'server') return void api.remove(id).then(look);
    remove(localStorage, id);
    setSaved(list(localStorage));
  };
  const tables = listTables(saved, served);
  return (
    <>
      <Masthead />
      <main className="start">
        <div className="start-head">
          <h1>{m.start.heading}</h1>
          <p>{m.start.about}</p>
        </div>
        {tables.length === 0 && <LearnFirst />}
        <YourTables tables={tables} onRemove={putAway} />
        <section className="start-games" aria-labelledby="games">
          <h2 id="games" className={tables.length === 0 ? 'spoken' : undefined}>
            {m.start.games}
          </h2>
          {unsaved && <p role="alert">{m.start.unsaved}</p>}
          <ul>
            {GAME_IDS.map((game) => (
              <GameCard key={game} game={game} onPlay={() => void playNow(game)} />
            ))}
          </ul>
        </section>
        <RecordedGames onKept={lookHere} />
      </main>
    </>
  );
}
