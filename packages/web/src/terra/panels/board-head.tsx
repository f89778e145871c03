import type { ReactNode } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { SeatMark } from '../../shell/seats/seat-mark.tsx';
import { Explained } from '../../ui/explained.tsx';
import { PeopleShut } from './people-fold.tsx';

/**
 * The top of a board: the crest, which opens the abilities of the faction, the name and land of the
 * faction, and its terrain wheel.
 */
export function BoardHead({
  seat,
  land,
  note,
  wheel,
  heading,
}: {
  readonly seat: number;
  /** The home terrain in words; undefined until it is known. */
  readonly land: string | undefined;
  /** The abilities of the faction; undefined until it is chosen. */
  readonly note: ReactNode | undefined;
  readonly wheel: ReactNode;
  /** The heading of the foldable part below. */
  readonly heading: string;
}) {
  const speech = useGameSpeech();
  const { play, who, face } = useTable();
  const { plays } = face.seat(speech, play.state, seat);
  const name = who.seat(seat);
  return (
    <header className="board-head people-head">
      {note === undefined ? (
        <SeatMark seat={seat} size={34} />
      ) : (
        <RulesNotes to="peoples">
          <Explained label={plays ?? name} note={note} className="people-crest">
            <SeatMark seat={seat} size={56} />
          </Explained>
        </RulesNotes>
      )}
      <div className="people-name">
        <h2 className="people-title">{plays ?? name}</h2>
        {plays !== undefined && (
          <span className="board-of">{land === undefined ? name : `${name} · ${land}`}</span>
        )}
        {note !== undefined && <PeopleShut heading={heading} />}
      </div>
      {wheel}
    </header>
  );
}
