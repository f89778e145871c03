import { useEffect, useState } from 'preact/compat';
import type { GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';
import { api } from '../table/remote/api.ts';
import { type SavedTable, save } from '../table/storage.ts';
import { Masthead } from './masthead.tsx';
import { NewTable } from './new-table-form.tsx';
import { WithFriends } from './with-friends.tsx';

/** A table is set up: with friends, or in every detail. */
export function NewTablePage({
  game,
  withFriends,
}: {
  readonly game: GameId;
  readonly withFriends: boolean;
}) {
  const { m } = useSpeech();
  const [unsaved, setUnsaved] = useState(false);
  // Until it is known whether a server is there, nothing is chosen that would have to be taken back.
  const [server, setServer] = useState<boolean>();
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
