import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** Once a game is over: the same players, the same options, another deal. */
export function Again() {
  const { m } = useSpeech();
  const { port } = useTable();
  if (port.again === undefined) return null;
  return (
    <button
      type="button"
      className="main"
      data-again
      onClick={() => {
        const id = port.again?.();
        if (id !== undefined) window.location.hash = `#/table/${id}`;
      }}
    >
      {m.scores.again}
    </button>
  );
}
