import { useState } from 'react';
import type { Prices } from '../../messages/explain-en.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** What an action does, where it stands. */
export function Explanation({ action }: { readonly action: string }) {
  const { m } = useNovaSpeech();
  const prices = usePrices();
  const id = action.startsWith('power:') ? 'power' : action;
  if (!isExplained(id, m.explain)) return null;
  return <p className="hint">{m.explain[id](prices)}</p>;
}

/** All actions with what they do. */
export function ActionHelp() {
  const { m, w } = useNovaSpeech();
  const [open, setOpen] = useState(false);
  const prices = usePrices();
  const names: Readonly<Record<string, string>> = m.actions.names;
  return (
    <>
      <button type="button" className="quiet action-help" onClick={() => setOpen(true)}>
        {m.actions.help}
      </button>
      <Dialog title={m.actions.help} open={open} onClose={() => setOpen(false)}>
        <dl className="help">
          {Object.entries(m.explain).map(([id, explain]) => (
            <div key={id}>
              <dt>{id === 'power' ? w.terms.powerActions : names[id]}</dt>
              <dd>{explain(prices)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function usePrices(): Prices {
  const { costs } = useTable().play.state.table.edition;
  return { ...costs, tradingPostNear: costs.tradingPostNearOpponent };
}

function isExplained<T extends object>(id: string, explain: T): id is keyof T & string {
  return Object.hasOwn(explain, id);
}
