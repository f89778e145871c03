import { useEffect, useMemo, useRef } from 'preact/compat';
import type { AnyPageGame } from '../game/page-game.ts';
import { useGame } from '../games/index.ts';
import { type GameId, isGameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';
import { usePreferences } from '../preferences/context.ts';
import { PACE_MS, type Preferences } from '../preferences/preferences.ts';
import { Masthead } from '../start/masthead.tsx';
import { workerBots } from '../table/bots/client.ts';
import { BUDGET_MS } from '../table/bots/player.ts';
import { localTable } from '../table/local.ts';
import type { TablePort } from '../table/port.ts';
import { load, type SavedTable, whenKept } from '../table/storage.ts';
import { Part } from '../ui/part.tsx';
import { TablePage } from './table-page.tsx';

/** Opens a table that this device keeps. */
export function LocalTablePage({ id }: { readonly id: string }) {
  const saved = useMemo(() => load(localStorage, id), [id]);
  const { preferences } = usePreferences();
  const preferred = useRef(preferences);
  preferred.current = preferences;
  // Outside of parts that may be suspended (while words of another language are loaded), because
  // suspending ends effects inside.
  const opener = useMemo(() => saved && openerOf(saved, () => preferred.current), [saved]);
  useEffect(() => opener?.close, [opener]);
  const game = saved?.record.game;
  if (opener === undefined || game === undefined || !isGameId(game)) return <Gone />;
  return (
    <Part fallback={<Masthead />}>
      <Opened opener={opener} id={game} options={saved?.record.options} />
    </Part>
  );
}

interface Opener {
  /** The table with loaded rules; the same object as long as the rules are the same. */
  open(game: AnyPageGame): TablePort | 'gone';
  readonly close: () => void;
}

function openerOf(saved: SavedTable, preferred: () => Preferences): Opener {
  let opened: { readonly game: AnyPageGame; readonly port: TablePort | 'gone' } | undefined;
  const close = () => {
    if (opened !== undefined && opened.port !== 'gone') opened.port.close();
    opened = undefined;
  };
  return {
    open(game) {
      if (opened?.game === game) return opened.port;
      close();
      // Moves made since the page was opened are stored.
      const port = localTable(game, load(localStorage, saved.id) ?? saved, {
        shelf: localStorage,
        botClient: workerBots(),
        hintClient: workerBots(),
        settings: { budgetMs: BUDGET_MS, paceMs: () => PACE_MS[preferred().pace] },
        orders: preferred,
        now: () => Date.now(),
        chance: () => crypto.getRandomValues(new Uint32Array(1))[0],
        later: (work, ms) => setTimeout(work, ms),
        elsewhere: (changed) => whenKept(window, saved.id, changed),
      });
      opened = { game, port: 'code' in port ? 'gone' : port };
      return opened.port;
    },
    close,
  };
}

function Opened({
  opener,
  id,
  options,
}: {
  readonly opener: Opener;
  readonly id: GameId;
  readonly options: unknown;
}) {
  const face = useGame(id, options);
  const port = opener.open(face.game);
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
