import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { BonusTiles } from '../panels/bonus-tiles.tsx';
import { Controls } from '../panels/controls.tsx';
import { EditionNote } from '../panels/edition-note.tsx';
import { HistoryBar } from '../panels/history-bar.tsx';
import { Invitations } from '../panels/invitations.tsx';
import { Log } from '../panels/log.tsx';
import { MapView } from '../panels/map-view.tsx';
import { Mats } from '../panels/mats.tsx';
import { PowerActions } from '../panels/power-actions.tsx';
import { Result } from '../panels/result.tsx';
import { Rounds } from '../panels/rounds.tsx';
import { Status } from '../panels/status.tsx';
import { TerrainCircle } from '../panels/terrain-circle.tsx';
import { chime } from '../play/chime.ts';
import { PlayContext } from '../play/context.ts';
import { usePlay } from '../play/use-play.ts';
import { usePreferences } from '../preferences-context.ts';
import { namesOf, useSpeech } from '../speech.ts';
import { Masthead } from '../start/masthead.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { TablePort } from './port.ts';

/** A table: the map in the middle, what lies beside it, what I can do, and what happened. */
export function TablePage({ port }: { readonly port: TablePort }) {
  const speech = useSpeech();
  const { m } = speech;
  const play = usePlay(port);
  const { table } = play;
  // A faction that is drafted has its name on the mat at once.
  const named = play.draft?.state ?? play.now;
  const factions = table.players.map((_, seat) => named.faction(seat)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a position only the factions count.
  const who = useMemo(
    () => namesOf(speech, named, table.players),
    [speech, factions, table.players],
  );
  const context = useMemo(() => ({ play, who, port }), [play, who, port]);
  // Who presses sees the map and the buttons answer at once; what lies beside may come a frame later.
  const soon = useDeferredValue(context);
  useChime(play.seat !== undefined, play.table.history.steps.length);
  return (
    <PlayContext value={context}>
      <Masthead report={port}>
        <Rounds />
      </Masthead>
      <main className="table" data-steps={play.table.history.steps.length}>
        <div className="table-top">
          <h1 className="spoken">{m.subtitle}</h1>
          <Status />
          <HistoryBar />
          <EditionNote />
          <Invitations />
        </div>
        <Result />
        <div className="table-map">
          <MapView />
        </div>
        <Controls />
        <PlayContext value={soon}>
          <Beside />
        </PlayContext>
      </main>
    </PlayContext>
  );
}

/** Mats, log, tiles: drawn again only when their table changes, not with the rest of the page. */
const Beside = memo(function Beside() {
  const { m } = useSpeech();
  return (
    <>
      <div className="table-side">
        <Tabs
          label={m.mat.heading}
          tabs={[
            { id: 'mats', label: m.mat.heading, content: <Mats /> },
            { id: 'log', label: m.history.heading, content: <Log /> },
          ]}
        />
      </div>
      <div className="table-tiles">
        <PowerActions />
        <BonusTiles />
        <TerrainCircle />
      </div>
    </>
  );
});

/** A soft sound when it becomes my turn. */
function useChime(mine: boolean, steps: number) {
  const { preferences } = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rings once per turn, not per setting.
  useEffect(() => {
    if (mine && steps > 0 && preferences.sound) chime();
  }, [mine]);
}
