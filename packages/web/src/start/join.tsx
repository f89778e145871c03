import { type FormEvent, Suspense, useEffect, useState } from 'preact/compat';
import { GAMES, isGameId } from '../games/list.ts';
import { peopleOf } from '../shell/people.ts';
import { useSpeech } from '../speech.ts';
import { api } from '../table/remote/api.ts';
import type { TableInfo } from '../table/remote/wire.ts';
import { Portrait } from '../ui/faces/face.tsx';
import { GameFacts } from './game-facts.tsx';
import { Masthead } from './masthead.tsx';
import { cleanName } from './name.ts';
import { playersOf } from './players-of.ts';

/** Somebody was given the link of a seat: which game it is, who plays, and under which name. */
export function Join({
  id,
  onJoin,
}: {
  readonly id: string;
  /** @returns why not, if not */
  readonly onJoin: (name: string) => Promise<string | undefined>;
}) {
  const { m } = useSpeech();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const [table, setTable] = useState<TableInfo>();
  useEffect(() => {
    let isGone = false;
    // Without it a seat can be taken too.
    void api.table(id).then((found) => {
      if (!isGone && found.ok) setTable(found.value);
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onJoin(name).then(setRefused);
  };
  return (
    <>
      <Masthead />
      <main className="start start-set-up">
        <form className="game-card" onSubmit={submit}>
          <Told table={table} />
          <div className="join">
            <label htmlFor="join-name">{m.remote.joinHint}</label>
            <input
              id="join-name"
              value={name}
              maxLength={24}
              autoComplete="nickname"
              onChange={({ currentTarget }) => setName(cleanName(currentTarget.value))}
            />
            <button type="submit" className="main">
              {m.remote.joinButton}
            </button>
            {refused !== undefined && <p role="alert">{refused}</p>}
          </div>
        </form>
      </main>
    </>
  );
}

/** What the server tells of the table; its height is kept until it comes. */
function Told({ table }: { readonly table: TableInfo | undefined }) {
  const speech = useSpeech();
  const { language, m } = speech;
  const game = table !== undefined && isGameId(table.game) ? table.game : undefined;
  const entry = game === undefined ? undefined : GAMES[game];
  const people =
    table === undefined ? [] : peopleOf(speech, { id: table.id, players: playersOf(table) });
  return (
    <>
      <div className="game-cover" aria-hidden="true">
        <Suspense fallback={null}>{entry !== undefined && <entry.Cover />}</Suspense>
      </div>
      <div className="game-words">
        <h1>{entry === undefined ? m.remote.join : m.remote.joinGame(entry.title[language])}</h1>
        {game !== undefined && entry !== undefined && (
          <>
            <p className="game-lead">{entry.lead[language]}</p>
            <GameFacts game={game} />
          </>
        )}
        <ul className="start-seats">
          {people.map(({ name, face, isAway }, seat) => (
            <li key={seat} className="start-seat">
              {face !== undefined && <Portrait face={face} size={24} />}
              {isAway ? m.remote.waiting : name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
