import { useEffect, useState } from 'preact/compat';
import type { GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';
import { api } from '../table/remote/api.ts';
import { type SavedTable, save } from '../table/storage.ts';
import { usePage } from '../ui/use-page.ts';
import { Masthead } from './masthead.tsx';
import { NewTable } from './new-table-form.tsx';
import { WithFriends } from './with-friends.tsx';

/** The page for a new table: the short form for a game with friends, or the full form. */
export function NewTablePage({
  game,
  withFriends,
}: {
  readonly game: GameId;
  readonly withFriends: boolean;
}) {
  const { m } = useSpeech();
  const [unsaved, setUnsaved] = useState(false);
  // Nothing is shown until it is known whether a server is available, since the choices would
  // change.
  const [server, setServer] = useState<boolean>();
  const isShort = withFriends && server !== false;
  const heading = isShort ? m.friends.heading : m.start.newTable;
  usePage(`${heading} · ${m.title}`, server !== undefined);
  useEffect(() => {
    let isGone = false;
    void api.list().then(({ ok }) => {
      if (!isGone) setServer(ok);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const open = (table: SavedTable) => {
    if (save(localStorage, table)) window.location.hash = `#/table/${table.id}`;
    else setUnsaved(true);
  };
  return (
    <>
      <Masthead />
      <main className="start start-set-up">
        <p>
          <a className="link-alone" href="#/">
            ← {m.back}
          </a>
        </p>
        {server === true && withFriends && <WithFriends first={game} />}
        {server !== undefined && !(server && withFriends) && (
          <NewTable first={game} withFriends={withFriends} server={server} onOpen={open} />
        )}
        {unsaved && <p role="alert">{m.start.unsaved}</p>}
      </main>
    </>
  );
}
