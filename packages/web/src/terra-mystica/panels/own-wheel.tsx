import { ownSeat } from '../../shell/seats/own-seat.ts';
import { wheelOf } from '../game/wheel.ts';
import { usePanel } from '../panel.ts';
import { wheelInWords, wheelNotes } from '../play/wheel-words.ts';
import { useTable } from '../table.ts';
import { WheelFace } from './wheel.tsx';

/** The terrain cycle of the viewer, with an explanation. */
export function OwnWheel() {
  const { state, speech } = usePanel();
  const wheel = wheelOf(state, ownSeat(useTable().play));
  if (wheel === undefined) return null;
  return (
    <section className="own-wheel">
      <WheelFace wheel={wheel} />
      <div>
        <h3>{speech.p.wheel.name}</h3>
        {[wheelInWords(wheel, speech), ...wheelNotes(wheel, speech)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}
