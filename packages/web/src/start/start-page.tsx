import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'preact/compat';
import { loadGame } from '../games/index.ts';
import { GAME_IDS, type GameId } from '../games/list.ts';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { useTurns } from '../play/turns-context.ts';
import { firstTable } from '../table/new-table.ts';
import { api } from '../table/remote/api.ts';
import { list, remove, save } from '../table/storage.ts';
import { later } from '../ui/later.tsx';
import { focusHeading, usePage } from '../ui/use-page.ts';
import { GameCard } from './game-card.tsx';
import { isTimeForKeys } from './keys/keys-offered.ts';
import { LearnFirst } from './learn-offer.tsx';
import { lettingGo } from './letting-go.ts';
import { type Listed, listTables } from './listed.ts';
import { Masthead } from './masthead.tsx';
import { PuzzleOffer } from './puzzle-offer.tsx';
import { RecordedGames } from './recorded.tsx';
import { YourTables } from './your-tables.tsx';

const InvitationList = later(
  async () => (await import('./invitations/invitation-list.tsx')).InvitationList,
);
const KeepOffer = later(async () => (await import('./keys/keep-offer.tsx')).KeepOffer);

/** The start page: continue a game, or begin one. */
export function StartPage() {
  const speech = useSpeech();
  const { language, m } = speech;
  usePage(m.title);
  const [saved, setSaved] = useState(() => list(localStorage));
  const { tables: served, look } = useTurns();
  /** Why no table could be begun. */
  const [failed, setFailed] = useState('');
  const desk = useMemo(() => lettingGo(api, look), [look]);
  const { letGo, refused } = useSyncExternalStore(desk.subscribe, desk.current);
  // Other pages may have stored a new table.
  useEffect(() => void look(), [look]);
  const lookHere = useCallback(() => setSaved(list(localStorage)), []);
  const playNow = async (game: GameId) => {
    setFailed('');
    const loaded = await loadGame(game, language).catch(() => undefined);
    if (loaded === undefined) return setFailed(m.version.unreached);
    const table = firstTable(loaded, Date.now());
    if (!table.ok) return;
    if (save(localStorage, table.value)) window.location.hash = `#/table/${table.value.id}`;
    else setFailed(m.start.unsaved);
  };
  const focusIfDone = () => {
    if (desk.current().refused === undefined) focusHeading();
  };
  const putAway = ({ at, id }: Listed) => {
    if (at === 'server') return void desk.putAway(id).then(focusIfDone);
    remove(localStorage, id);
    setSaved(list(localStorage));
    focusHeading();
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
        {served.length > 0 && <InvitationList />}
        <YourTables tables={tables} onRemove={putAway} />
        {isTimeForKeys(served, localStorage) && <KeepOffer />}
        <p className="start-let-go" role="status">
          {letGo !== undefined && (letGo.gone ? m.remote.isGone : m.remote.isOff)}{' '}
          {letGo?.gone === false && (
            <button
              type="button"
              data-put-back={letGo.table}
              onClick={() => void desk.putBack(letGo.table).then(focusIfDone)}
            >
              {m.remote.putBack}
            </button>
          )}
        </p>
        {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
        <section className="start-games" aria-labelledby="games">
          <h2 id="games" className={tables.length === 0 ? 'spoken' : undefined}>
            {m.start.games}
          </h2>
          {failed !== '' && <p role="alert">{failed}</p>}
          <ul>
            {GAME_IDS.map((game) => (
              <GameCard key={game} game={game} onPlay={() => void playNow(game)} />
            ))}
          </ul>
        </section>
        <PuzzleOffer />
        <RecordedGames onKept={lookHere} />
      </main>
    </>
  );
}
