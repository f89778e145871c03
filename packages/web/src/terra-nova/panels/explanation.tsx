import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { circumstancesOf } from '../game/circumstances.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** What an action does, where it stands. */
export function Explanation({ action }: { readonly action: string }) {
  const { m } = useNovaSpeech();
  const circumstances = useCircumstances();
  const id = action.startsWith('power:') ? 'power' : action;
  if (!isExplained(id, m.explain)) return null;
  return <p className="hint">{m.explain[id](circumstances)}</p>;
}

/** All actions with what they do. */
export function ActionHelp() {
  const { m, w } = useNovaSpeech();
  const [open, setOpen] = useState(false);
  const circumstances = useCircumstances();
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
              <dd>{explain(circumstances)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function useCircumstances() {
  const { state, seat } = useTable().play;
  return circumstancesOf(state, seat);
}

function isExplained<T extends object>(id: string, explain: T): id is keyof T & string {
  return Object.hasOwn(explain, id);
}
