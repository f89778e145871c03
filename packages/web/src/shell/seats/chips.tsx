import { memo } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { isOver } from '../../play/use-over.ts';
import { tinctureClass } from '../../ui/tinctures.ts';
import { beforeDraft } from '../before-draft.ts';
import { Foreseen } from '../foreseen.tsx';
import { useOpened } from '../opened.ts';
import { isOnTurn } from './on-turn.ts';
import { Presence } from './presence.tsx';
import { SeatButton } from './seat-button.tsx';
import { SeatMark } from './seat-mark.tsx';

/** All seats as crest, points and name, if there is no room for the rail. */
export const Chips = memo(function Chips() {
  const { m } = useGameSpeech();
  const { play, face } = useTable();
  return (
    <nav className="chips" aria-label={m.rail.heading}>
      {face.order(play.state).map((seat) => (
        <Chip key={seat} seat={seat} />
      ))}
    </nav>
  );
});

function Chip({ seat }: { readonly seat: number }) {
  const speech = useGameSpeech();
  const { play, who, face, company } = useTable();
  const { open } = useOpened();
  const { points, colour, isOut } = face.seat(speech, play.state, seat);
  const before = beforeDraft(play);
  const was = before === undefined ? points : face.seat(speech, before, seat).points;
  const isOn = isOnTurn(play, seat);
  return (
    <SeatButton
      seat={seat}
      className={`chip ${tinctureClass(colour)} ${isOn ? 'chip-on' : ''} ${isOut && !isOver(play) ? 'chip-out' : ''}`}
      aria-current={isOn ? 'true' : undefined}
      onClick={() => open({ board: seat, tab: 'board' })}
    >
      <span className="rail-mark" data-spot={`seat ${seat}`}>
        <SeatMark seat={seat} size={24} />
        <Presence seat={seat} />
      </span>
      <b data-spot={`points ${seat}`}>{points}</b>
      {company !== undefined && <company.SeatClock seat={seat} />}
      <span className="chip-name">
        {was === points ? (
          who.seat(seat)
        ) : (
          <>
            <Foreseen was={was} is={points} />
            <span className="spoken">{who.seat(seat)}</span>
          </>
        )}
      </span>
    </SeatButton>
  );
}
