import type { Refusal } from '@pangaea/rules/kernel';
import { useEffect, useState } from 'react';
import type { GameFace } from '../../games/game-face.ts';
import { isGameId } from '../../games/ids.ts';
import { loadGame } from '../../games/index.ts';
import { NOBODY, type Speech, useSpeech } from '../../speech.ts';
import { Join } from '../../start/join.tsx';
import { Masthead } from '../../start/masthead.tsx';
import { randomHex } from '../new-table.ts';
import type { TablePort } from '../port.ts';
import { TablePage } from '../table-page.tsx';
import { api } from './api.ts';
import { remoteTable } from './remote.ts';
import { listen } from './stream.ts';

type Opened =
  | { readonly is: 'opening' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'open'; readonly port: TablePort; readonly face: GameFace };

/** Opens a table of the server; with the key of a seat link behind the # first takes the seat. */
export function RemoteTablePage({ id }: { readonly id: string }) {
  const speech = useSpeech();
  const { m } = speech;
  const [key, setKey] = useState(() => seatKey());
  const [opened, setOpened] = useState<Opened>({ is: 'opening' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, whatever the language.
  useEffect(() => {
    if (key !== undefined) return;
    let left = false;
    let port: TablePort | undefined;
    let face: GameFace | undefined;
    const gameOf = async (game: string) => {
      face = isGameId(game) ? await loadGame(game) : undefined;
      return face?.game;
    };
    void remoteTable(id, gameOf, {
      api,
      listen,
      newKey: () => randomHex(24),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }).then((found) => {
      if ('code' in found) setOpened({ is: 'refused', why: say(speech, found) });
      else if (left) found.close();
      else if (face !== undefined) {
        port = found;
        setOpened({ is: 'open', port: found, face });
      }
    });
    return () => {
      left = true;
      port?.close();
    };
  }, [id, key]);

  if (key !== undefined) {
    const take = async (name: string) => {
      const claimed = await api.claim(id, key, name);
      if (!claimed.ok) return say(speech, claimed.refused.refusal);
      // The key has done its work and does not stay in the address.
      window.history.replaceState(null, '', `/t/${id}`);
      setKey(undefined);
      return undefined;
    };
    return <Join id={id} onJoin={take} />;
  }
  if (opened.is === 'open') return <TablePage port={opened.port} face={opened.face} />;
  return (
    <>
      <Masthead />
      <main className="start">
        <p role="status">{opened.is === 'opening' ? m.remote.connecting : opened.why}</p>
        <p>
          <a href="/">{m.home}</a>
        </p>
      </main>
    </>
  );
}

/** The secret of a seat, which only ever stands behind the #. */
function seatKey(): string | undefined {
  const key = window.location.hash.slice(1);
  return /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

function say(speech: Speech, refusal: Refusal): string {
  return speech.refusal(refusal, NOBODY);
}
