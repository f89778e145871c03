import { type ReactNode, useState } from 'react';
import { useSpeech } from '../speech.ts';
import type { TablePort } from '../table/port.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Settings } from './settings.tsx';

/** The head of every page: name, language, settings; on a table also the rounds and the report. */
export function Masthead({
  report,
  title,
  children,
}: {
  readonly report?: TablePort;
  /** Of the game, on a table. */
  readonly title?: string;
  readonly children?: ReactNode;
}) {
  const { m } = useSpeech();
  const [open, setOpen] = useState(false);
  return (
    <header className="masthead">
      <a className="masthead-name" href="/#/">
        <Rose />
        <span className="masthead-title">{title ?? m.title}</span>
        <span className="spoken">{m.home}</span>
      </a>
      {children}
      <div className="masthead-tools">
        <LanguageChoice />
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          <Icon name="settings" />
          <span className="tool-name">{m.settings}</span>
        </button>
      </div>
      <Dialog title={m.settings} open={open} onClose={() => setOpen(false)}>
        <Settings report={report} />
      </Dialog>
    </header>
  );
}

/** A compass rose. */
function Rose() {
  return (
    <svg className="rose" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <circle r={14} />
      <path
        className="rose-long"
        d="M0-19L3.500-3.500 19 0 3.500 3.500 0 19-3.500 3.500-19 0-3.500-3.500Z"
      />
      <path
        className="rose-half"
        d="M0-19L3.500-3.500 0 0ZM19 0L3.500 3.500 0 0ZM0 19L-3.500 3.500 0 0ZM-19 0L-3.500-3.500 0 0Z"
      />
    </svg>
  );
}
