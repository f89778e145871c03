import { conceptsOf } from '@pangaea/words/gaia';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The rules of this table, part by part, with its own numbers. */
export function RulesHelp() {
  const { w, g } = useGaiaSpeech();
  const { table } = useTable().play.now;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet" data-rules onClick={() => setOpen(true)}>
        {g.actions.rules}
      </button>
      <Dialog title={`${w.title}: ${g.actions.rules}`} open={open} onClose={() => setOpen(false)}>
        <ol className="rules-help">
          {conceptsOf(table.options).map((concept) => (
            <li key={concept}>{w.explain.concepts[concept](table)}</li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
