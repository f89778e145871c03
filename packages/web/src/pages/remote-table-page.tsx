import { type Refusal, refusal } from '@pangaea/rules/kernel';
import type { ProgramMade, TableInfo } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { loadGame, useGame } from '../games/index.ts';
import { type GameId, isGameId } from '../games/list.ts';
import { NOBODY, type Speech, useSpeech } from '../messages/speech.ts';
import { NewToken } from '../shell/seats/new-token.tsx';
import { Join } from '../start/join.tsx';
import { Masthead } from '../start/masthead.tsx';
import { randomHex } from '../table/new-table.ts';
import type { TablePort } from '../table/port.ts';
import { api } from '../table/remote/api.ts';
import { remoteTable } from '../table/remote/remote.ts';
import { shareAt } from '../table/remote/shares.ts';
import { listen } from '../table/remote/stream.ts';
import { COMPANY } from '../together/at-table.ts';
import { later } from '../ui/later.tsx';
import { TablePage } from './table-page.tsx';
import { untilReached } from './until-reached.ts';

const WaitingRoom = later(
  async () => (await import('../together/waiting/waiting-room.tsx')).WaitingRoom,
);

type Opened =
  | { readonly is: 'opening' }
  | { readonly is: 'refused'; readonly why: Refusal }
  | { readonly is: 'waiting'; readonly table: TableInfo; readonly game: GameId }
  | { readonly is: 'open'; readonly port: TablePort; readonly game: OpenGame };

/** The game of this table, with its options. */
type OpenGame = readonly [id: GameId, options: unknown];

/** Milliseconds until a server that did not answer is tried again. */
const RETRY = 2000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Opens a table of the server; with the secret of a seat link after the # it first takes the seat.
 */
export function RemoteTablePage({ id }: { readonly id: string }) {
  const speech = useSpeech();
  const { m } = speech;
  const [key, setKey] = useState(() => seatKey());
  const [opened, setOpened] = useState<Opened>({ is: 'opening' });
  /** Counts the changes of the seats of this device at the table. */
  const [reseated, setReseated] = useState({ times: 0, isLost: false });
  const [token, setToken] = useState<ProgramMade>();
  /** Whether the game has been dealt and can be opened. */
  const [isDealt, setDealt] = useState(false);
  // If a link to a seat of the same table is opened in the same window, only the part after the #
  // changes.
  useEffect(() => {
    const follow = () => {
      const given = seatKey();
      if (given === undefined) return;
      setOpened({ is: 'opening' });
      setKey(given);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, whatever the language.
  useEffect(() => {
    if (key !== undefined) return;
    let left = false;
    let port: TablePort | undefined;
    let game: OpenGame | undefined;
    const gameOf = async (name: string, options: unknown) => {
      game = isGameId(name) ? [name, options] : undefined;
      return game && (await loadGame(game[0], speech.language, options)).game;
    };
    const tryOnce = async () => {
      // The id of the table is incomplete, as in a link that was cut off.
      if (!/^[0-9a-z]{14}$/.test(id)) return refusal('table-unknown', { table: id });
      const first = isDealt ? 'dealt' : await waits();
      if (first !== 'dealt') return first;
      return remoteTable(id, gameOf, {
        api,
        listen,
        wait,
        newKey: () => randomHex(24),
        isUnseated: reseated.isLost,
        tokenMade: setToken,
        ownShare: () => shareAt(localStorage, id),
        reseated: (isLost) => setReseated({ times: reseated.times + 1, isLost }),
      });
    };
    /** Shows the waiting room while there is no game yet, because seats are free. */
    const waits = async () => {
      const found = await api.table(id);
      if (left) return undefined;
      if (!found.ok) return found.refused.refusal;
      const { game, deal } = found.value;
      if (deal?.dealt !== false || !isGameId(game)) return 'dealt';
      setOpened({ is: 'waiting', table: found.value, game });
      return undefined;
    };
    const open = async () => {
      const found = await untilReached(tryOnce, {
        told: (why) => setOpened({ is: 'refused', why }),
        wait: () => wait(RETRY),
        isLeft: () => left,
      });
      if (found === undefined) return;
      if (left) found.close();
      else if (game !== undefined) {
        port = found;
        setOpened({ is: 'open', port: found, game });
      }
    };
    void open();
    return () => {
      left = true;
      port?.close();
    };
  }, [id, key, reseated, isDealt]);

  if (key !== undefined) {
    // The key has been used and is removed from the URL.
    const enter = () => {
      window.history.replaceState(null, '', `/t/${id}`);
      setKey(undefined);
    };
    return <Join id={id} secret={key} onEnter={enter} />;
  }
  // Placed first: if a later element moved its dialog, the dialog would close.
  const shownToken = <NewToken made={token} onClose={() => setToken(undefined)} />;
  if (opened.is === 'open') {
    return (
      <>
        {/* The table is opened again when a program gets a seat; its token stays visible. */}
        {shownToken}
        <OpenedTable port={opened.port} game={opened.game} />
      </>
    );
  }
  if (opened.is === 'waiting') {
    return (
      <>
        {shownToken}
        <WaitingRoom
          first={opened.table}
          game={opened.game}
          onDealt={() => setDealt(true)}
          onToken={setToken}
        />
      </>
    );
  }
  return (
    <>
      <Masthead />
      <main className="start">
        <p role="status">
          {opened.is === 'opening' ? m.remote.connecting : say(speech, opened.why)}
        </p>
        <p>
          <a href="/">{m.home}</a>
        </p>
      </main>
    </>
  );
}

/** The secret of a seat, which is only in the part after the #. */
function seatKey(): string | undefined {
  const key = window.location.hash.slice(1);
  return /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

function say(speech: Speech, refusal: Refusal): string {
  return speech.refusal(refusal, NOBODY);
}

function OpenedTable({ port, game }: { readonly port: TablePort; readonly game: OpenGame }) {
  return <TablePage port={port} face={useGame(...game)} company={COMPANY} />;
}
