import { useState } from 'preact/compat';
import { LANGUAGE_NAMES, LANGUAGES } from '../../messages/index.ts';
import { SiteWords } from '../../messages/site-words.tsx';
import { useSpeech } from '../../messages/speech.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { reportOf, saveReport } from '../../play/report.ts';
import { usePreferences } from '../../preferences/context.ts';
import { PACES, THEMES } from '../../preferences/preferences.ts';
import type { TablePort } from '../../table/port.ts';
import { Radios } from '../../ui/radios.tsx';
import { SeatKeeping } from '../seats/seat-keeping.tsx';
import { Devices } from './devices.tsx';
import { HoursSettings } from './hours.tsx';

/** The preferences of this device; at a table also the report of a problem. */
export function Settings({ report }: { readonly report?: TablePort | undefined }) {
  const { m } = useSpeech();
  const { settings: words } = useOpenedWords();
  const { preferences, prefer } = usePreferences();
  const [saved, setSaved] = useState(false);
  return (
    <div className="settings">
      <Radios
        legend={m.language}
        values={LANGUAGES}
        value={preferences.language}
        label={(each) => LANGUAGE_NAMES[each]}
        onChange={(language) => prefer({ language })}
      />
      <Radios
        legend={words.theme}
        values={THEMES}
        value={preferences.theme}
        label={(each) => words.themes[each]}
        onChange={(theme) => prefer({ theme })}
      />
      <Radios
        legend={words.pace}
        values={PACES}
        value={preferences.pace}
        label={(each) => words.paces[each]}
        onChange={(pace) => prefer({ pace })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={preferences.sound}
          onChange={(event) => prefer({ sound: event.currentTarget.checked })}
        />
        {words.soundMore}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={preferences.curtain}
          data-curtain
          onChange={(event) => prefer({ curtain: event.currentTarget.checked })}
        />
        {words.roundCurtain}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={preferences.names}
          onChange={(event) => prefer({ names: event.currentTarget.checked })}
        />
        {words.namesAlways}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={preferences.northUp}
          onChange={(event) => prefer({ northUp: event.currentTarget.checked })}
        />
        {words.northUp}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={preferences.plainColours}
          data-plain-colours
          onChange={(event) => prefer({ plainColours: event.currentTarget.checked })}
        />
        {words.plainColours}
      </label>
      {report !== undefined && (
        <p>
          <button
            type="button"
            data-report
            onClick={() =>
              void reportOf(report, preferences)
                .then(saveReport)
                .then(() => setSaved(true))
            }
          >
            {words.report}
          </button>
          <span className="hint" role="status">
            {saved && words.reportSaved}
          </span>
        </p>
      )}
      {report !== undefined && <Commitment port={report} />}
      <SiteWords>
        {report !== undefined && <SeatKeeping port={report} />}
        <TellingLink />
        <HoursSettings />
        <Devices />
      </SiteWords>
      <p className="hint">
        <a className="link-alone" href="/licences.txt">
          {words.licences}
        </a>
      </p>
    </div>
  );
}

/** A link to the page of notices, which are sent while no page is open. */
function TellingLink() {
  const { m } = useSpeech();
  return (
    <p>
      <a className="link-alone" href="/#/telling" data-to-telling>
        {m.telling.way}
      </a>
    </p>
  );
}

/**
 * The commitment, to be written down before the first move: at the end it shows whether the server
 * has kept its seed.
 */
function Commitment({ port }: { readonly port: TablePort }) {
  const { m } = useSpeech();
  const { commitment } = port.current();
  if (commitment === undefined) return null;
  return (
    <p className="hint commitment">
      {m.fair.fixed} <code>{commitment}</code>
    </p>
  );
}
