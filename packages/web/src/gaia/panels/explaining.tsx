import { createContext, type ReactNode, use, useMemo, useState } from 'preact/compat';
import { useGaiaSpeech } from '../speech.ts';

interface Explaining {
  /** Whether a press on a card only explains the card. */
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

const ExplainingContext = createContext<Explaining>({ on: false, turn: () => undefined });

export function ExplainingCards({ children }: { readonly children: ReactNode }) {
  const [on, turn] = useState(false);
  const explaining = useMemo(() => ({ on, turn }), [on]);
  return <ExplainingContext value={explaining}>{children}</ExplainingContext>;
}

export function useExplaining(): Explaining {
  return use(ExplainingContext);
}

/** Lets every card explain itself: for fingers, which cannot hover, and for newcomers. */
export function ExplainSwitch() {
  const { g } = useGaiaSpeech();
  const { on, turn } = useExplaining();
  return (
    <>
      <button
        type="button"
        className="explain-switch"
        aria-pressed={on}
        data-explain
        onClick={() => turn(!on)}
      >
        <span className="explain-name">{g.hand.explain}</span>
      </button>
      <span className="hint explain-hint" role="status">
        {on && g.hand.explaining}
      </span>
    </>
  );
}
