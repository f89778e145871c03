import { Suspense, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { useGame } from '../games/index.ts';
import { type GameId, isGameId } from '../games/list.ts';
import { PACE_MS } from '../preferences.ts';
import { usePreferences } from '../preferences-context.ts';
import { useSpeech } from '../speech.ts';
import { Masthead } from '../start/masthead.tsx';
import { workerBots } from './bots/client.ts';
import { BUDGET_MS } from './bots/player.ts';
import { localTable } from './local.ts';
import type { TablePort } from './port.ts';
import { load, type SavedTable } from './storage.ts';
import { TablePage } from './table-page.tsx';

/** Opens a table that this device keeps. */
export function LocalTablePage({ id }: { readonly id: string }) {
  const saved = useMemo(() => load(localStorage, id), [id]);
  const game = saved?.record.game;
  if (saved === undefined || game === undefined || !isGameId(game)) return <Gone />;
  return (
    <Suspense fallback={<Masthead />}>
      <Opened saved={saved} id={game} />
    </Suspense>
  );
}

function Opened({ saved, id }: { readonly saved: SavedTable; readonly id: GameId }) {
  const face = useGame(id, saved.record.options);
  const { preferences } = usePreferences();
  const pace = useRef(preferences.pace);
  pace.current = preferences.pace;
  const [port, setPort] = useState<TablePort | 'gone'>();
  useEffect(() => {
    const opened = localTable(face.game, saved, {
      shelf: localStorage,
      botClient: workerBots(),
      settings: { budgetMs: BUDGET_MS, paceMs: () => PACE_MS[pace.current] },
      now: () => Date.now(),
      chance: () => crypto.getRandomValues(new Uint32Array(1))[0],
      later: (work, ms) => setTimeout(work, ms),
    });
    if ('code' in opened) {
      setPort('gone');
      return;
    }
    setPort(opened);
    return () => opened.close();
  }, [face, saved]);
  if (port === undefined) return null;
  return port === 'gone' ? <Gone /> : <TablePage port={port} face={face} />;
}

function Gone() {
  const { m } = useSpeech();
  return (
    <>
      <Masthead />
      <main className="start">
        <p>{m.start.gone}</p>
        <p>
          <a href="#/">{m.home}</a>
        </p>
      </main>
    </>
  );
}
