import { useGameSpeech } from '../messages/speech.ts';

/** Points of a seat; while a draft changes them, before and after. */
export function Foreseen({ was, is }: { readonly was: number; readonly is: number }) {
  const { m } = useGameSpeech();
  if (was === is) return is;
  return (
    <span className="foreseen" data-foreseen>
      <span aria-hidden="true">
        <small>{was} →</small> <span>{is}</span>
      </span>
      <span className="spoken">{m.rail.foreseen(was, is)}</span>
    </span>
  );
}
