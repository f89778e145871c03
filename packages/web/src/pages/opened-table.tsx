import { type ComponentType, useEffect, useMemo } from 'preact/compat';
import { SpeechContext, useSpeech } from '../messages/speech.ts';
import type { Company } from '../play/company.ts';
import { PlayContext, type SketchHere, WhoContext } from '../play/context.ts';
import { BoardFirst } from '../play/deferred.tsx';
import type { GameFace } from '../play/face/game-face.ts';
import { type Person, peopleOf } from '../play/people.ts';
import { Soon } from '../play/soon.tsx';
import { chime } from '../play/sound/hear.ts';
import { useHistoryKeys } from '../play/use-history-keys.ts';
import { type AnyPlay, usePlay } from '../play/use-play.ts';
import { usePreferences } from '../preferences/context.ts';
import { TableScreen } from '../shell/table-screen.tsx';
import { withAgreed } from '../table/agreed-speech.ts';
import type { TablePort } from '../table/port.ts';
import { claimRing } from '../together/ring.ts';

export interface TableProps {
  readonly port: TablePort;
  readonly face: GameFace;
  /** The parts for tables of servers. */
  readonly company?: Company;
  /** The panel beside the table of a lesson or a puzzle. */
  readonly Teacher?: ComponentType;
  /** Shown in the dock at the end of a puzzle. */
  readonly Ending?: ComponentType;
}

/** A request to try moves from a moment of the game. */
export interface Tried {
  readonly play: AnyPlay;
  readonly people: readonly Person[];
  /** The number of steps before it. */
  readonly from: number;
  /** Moves to begin with. */
  readonly moves?: readonly string[] | undefined;
}

/**
 * A table of any game.
 * @param onTry opens a board for trying moves; missing if there is none
 * @param sketch set if the table is such a board
 * @param known the people, if it is a sketch of their table
 */
export function OpenedTable({
  port,
  face,
  company,
  Teacher,
  Ending,
  onTry,
  sketch,
  known,
}: TableProps & {
  readonly onTry?: ((tried: Tried) => void) | undefined;
  readonly sketch?: SketchHere;
  readonly known?: readonly Person[];
}) {
  const common = useSpeech();
  const speech = useMemo(() => withAgreed(face.speech(common)), [face, common]);
  const play = usePlay(port);
  const { id, players } = play.table;
  const people = useMemo(
    () => known ?? peopleOf(speech, { id, players }),
    [known, speech, id, players],
  );
  const tryOut = useMemo(
    () =>
      onTry && ((from: number, moves?: readonly string[]) => onTry({ play, people, from, moves })),
    [onTry, play, people],
  );
  // A drafted faction gets its name at once.
  const named = play.draft?.state ?? play.now;
  const key = face.namesKey(named, players.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend only on `key`.
  const who = useMemo(() => face.namesOf(speech, named, people), [face, speech, key, people]);
  const context = useMemo(
    () => ({ play, who, people, port, face, company, Teacher, Ending, tryOut, sketch }),
    [play, who, people, port, face, company, Teacher, Ending, tryOut, sketch],
  );
  // A turn on a sketch is not a turn of the person.
  const isMine = play.seat !== undefined || play.curtain !== undefined;
  useChime(id, isMine && sketch === undefined, play.history.steps.length);
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

/** A soft sound when the person's own turn begins. */
function useChime(id: string, mine: boolean, steps: number) {
  const { preferences } = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rings once per turn, not per setting.
  useEffect(() => {
    if (!mine || steps === 0 || !preferences.sound) return;
    if (claimRing(localStorage, id, Date.now())) chime();
  }, [mine]);
}
