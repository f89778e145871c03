import { type ReactNode, useState } from 'react';
import { reportOf, saveReport } from '../play/report.ts';
import { usePreferences } from '../preferences-context.ts';
import { useSpeech } from '../speech.ts';
import type { TablePort } from '../table/port.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Settings } from './settings.tsx';

/** The head of every page: name, language, settings; on a table also the rounds and the report. */
export function Masthead({
  report,
  children,
}: {
  readonly report?: TablePort;
  readonly children?: ReactNode;
}) {
  const { m } = useSpeech();
  const { preferences } = usePreferences();
  const [open, setOpen] = useState(false);
  return (
    <header className="masthead">
      <a className="masthead-name" href="#/" aria-label={`${m.title}: ${m.home}`}>
        <Rose />
        <span>{m.subtitle}</span>
      </a>
      {children}
      <div className="masthead-tools">
        <LanguageChoice />
        {report !== undefined && (
          <button
            type="button"
            className="quiet"
            onClick={() => saveReport(reportOf(report, preferences))}
          >
            {m.report}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {m.settings}
        </button>
      </div>
      <Dialog title={m.settings} open={open} onClose={() => setOpen(false)}>
        <Settings />
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
