import type { ComponentProps } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { NotedButton } from '../../ui/noted-button.tsx';
import { RulesNotes } from '../book/rules-link.tsx';

/** Opens the board of a seat; its note explains the abilities of the faction. */
export function SeatButton({
  seat,
  ...button
}: Omit<ComponentProps<typeof NotedButton>, 'title' | 'note'> & { readonly seat: number }) {
  const speech = useGameSpeech();
  const { play, face } = useTable();
  const { plays } = face.seat(speech, play.state, seat);
  const { SeatNote } = face.table;
  if (SeatNote === undefined || plays === undefined) return <button type="button" {...button} />;
  return (
    <RulesNotes to="peoples">
      <NotedButton title={plays} note={<SeatNote seat={seat} />} {...button} />
    </RulesNotes>
  );
}
