import './announcement.css';
import { useState, useSyncExternalStore } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { announced } from '../table/remote/announced.ts';
import { focusHeading } from '../ui/use-page.ts';

/**
 * The announcement of the operator, on every page that uses the server, until it is ended or
 * closed.
 */
export function Announcement() {
  const { language, m } = useSpeech();
  const text = useSyncExternalStore(announced.subscribe, announced.current)?.[language];
  const [putAway, putAwayNow] = useState<string>();
  if (text === undefined || text === putAway) return null;
  return (
    <p className="announcement" role="status" data-announcement>
      {text}{' '}
      <button
        type="button"
        onClick={() => {
          putAwayNow(text);
          focusHeading();
        }}
      >
        {m.close}
      </button>
    </p>
  );
}
