import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';

/**
 * Between two people who share a device: the page shows nothing of a hand until its owner has
 * confirmed.
 */
export function Curtain({ seat }: { readonly seat: number }) {
  const { m } = useSpeech();
  const { play, who } = useTable();
  return (
    <div className="curtain">
      <h2>{m.curtain.pass(who.seat(seat))}</h2>
      <p className="hint">{m.curtain.hint}</p>
      <button type="button" className="main large" data-send data-lift onClick={play.lift}>
        {m.curtain.lift(who.seat(seat))}
      </button>
    </div>
  );
}
