import { type ComponentType, useEffect, useMemo } from 'preact/compat';
import { SpeechContext, useSpeech } from '../messages/speech.ts';
import type { Company } from '../play/company.ts';
import { PlayContext, WhoContext } from '../play/context.ts';
import { BoardFirst } from '../play/deferred.tsx';
import type { GameFace } from '../play/face/game-face.ts';
import { peopleOf } from '../play/people.ts';
import { Soon } from '../play/soon.tsx';
import { chime } from '../play/sound/hear.ts';
import { useHistoryKeys } from '../play/use-history-keys.ts';
import { usePlay } from '../play/use-play.ts';
import { usePreferences } from '../preferences/context.ts';
import { TableScreen } from '../shell/table-screen.tsx';
import { withAgreed } from '../table/agreed-speech.ts';
import type { TablePort } from '../table/port.ts';
import { claimRing } from '../together/ring.ts';

/**
 * A table of any game.
 * @param company the parts for tables of a server
 * @param Teacher beside the table of a lesson
 */
export function TablePage({
  port,
  face,
  company,
  Teacher,
}: {
  readonly port: TablePort;
  readonly face: GameFace;
  readonly company?: Company;
  readonly Teacher?: ComponentType;
}) {
  const common = useSpeech();
  const speech = useMemo(() => withAgreed(face.speech(common)), [face, common]);
  const play = usePlay(port);
  const { id, players } = play.table;
  const people = useMemo(() => peopleOf(speech, { id, players }), [speech, id, players]);
  // A drafted faction gets its name at once.
  const named = play.draft?.state ?? play.now;
  const key = face.namesKey(named, players.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a position only what names come from counts.
  const who = useMemo(() => face.namesOf(speech, named, people), [face, speech, key, people]);
  const context = useMemo(
    () => ({ play, who, people, port, face, company, Teacher }),
    [play, who, people, port, face, company, Teacher],
  );
  useChime(id, play.seat !== undefined || play.curtain !== undefined, play.history.steps.length);
  useHistoryKeys(play);
  return (
    <SpeechContext value={speech}>
      <PlayContext value={context}>
        <WhoContext value={who}>
          <Soon context={context}>
            <BoardFirst>
              <TableScreen />
            </BoardFirst>
          </Soon>
        </WhoContext>
      </PlayContext>
    </SpeechContext>
  );
}

/** A soft sound when one's own turn begins. */
function useChime(id: string, mine: boolean, steps: number) {
  const { preferences } = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rings once per turn, not per setting.
  useEffect(() => {
    if (!mine || steps === 0 || !preferences.sound) return;
    if (claimRing(localStorage, id, Date.now())) chime();
  }, [mine]);
}
