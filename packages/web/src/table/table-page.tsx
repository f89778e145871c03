import { useDeferredValue, useEffect, useMemo } from 'react';
import type { GameFace } from '../games/game-face.ts';
import { chime } from '../play/chime.ts';
import { PlayContext, SoonContext } from '../play/context.ts';
import { usePlay } from '../play/use-play.ts';
import { usePreferences } from '../preferences-context.ts';
import { EditionNote } from '../shell/edition-note.tsx';
import { HistoryBar } from '../shell/history-bar.tsx';
import { Invitations } from '../shell/invitations.tsx';
import { Status } from '../shell/status.tsx';
import { SpeechContext, useSpeech } from '../speech.ts';
import { Masthead } from '../start/masthead.tsx';
import type { TablePort } from './port.ts';

/** A table of any game: what happens on top, and below it what the game lays out. */
export function TablePage({ port, face }: { readonly port: TablePort; readonly face: GameFace }) {
  const common = useSpeech();
  const speech = useMemo(() => face.speech(common), [face, common]);
  const play = usePlay(port);
  const { table } = play;
  // What is drafted may have a name at once.
  const named = play.draft?.state ?? play.now;
  const key = face.namesKey(named, table.players.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a position only what names come from counts.
  const who = useMemo(
    () => face.namesOf(speech, named, table.players),
    [face, speech, key, table.players],
  );
  const context = useMemo(() => ({ play, who, port, face }), [play, who, port, face]);
  const soon = useDeferredValue(context);
  const steps = play.history.steps.length;
  useChime(play.seat !== undefined || play.curtain !== undefined, steps);
  return (
    <SpeechContext value={speech}>
      <PlayContext value={context}>
        <SoonContext value={soon}>
          <Masthead report={port} title={speech.title}>
            <face.Head />
          </Masthead>
          <main className={`table table-${face.id}`} data-steps={steps}>
            <div className="table-top">
              <h1 className="spoken">{speech.title}</h1>
              <Status />
              <HistoryBar />
              <EditionNote />
              <Invitations />
            </div>
            <face.Table />
          </main>
        </SoonContext>
      </PlayContext>
    </SpeechContext>
  );
}

/** A soft sound when it becomes my turn. */
function useChime(mine: boolean, steps: number) {
  const { preferences } = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rings once per turn, not per setting.
  useEffect(() => {
    if (mine && steps > 0 && preferences.sound) chime();
  }, [mine]);
}
