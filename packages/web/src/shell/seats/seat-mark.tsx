import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { Crest } from '../../ui/crests/crest.tsx';
import { Portrait } from '../../ui/faces/face.tsx';
import { tinctureClass } from '../../ui/tinctures.ts';

/**
 * The crest of a seat; before it has one, the mark of its person. A text beside it gives its
 * meaning.
 */
export function SeatMark({ seat, size }: { readonly seat: number; readonly size: number }) {
  const speech = useGameSpeech();
  const { play, face, people } = useTable();
  const { arms, colour } = face.seat(speech, play.state, seat);
  const person = people[seat];
  if (arms !== undefined) return <Crest arms={arms} size={size} />;
  if (person.face !== undefined) return <Portrait face={person.face} size={size} />;
  return (
    <i
      className={`seat-blank ${tinctureClass(colour)}`}
      style={{ width: size, height: size * 1.154 }}
      aria-hidden="true"
    />
  );
}
