import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isGameId } from './games/ids.ts';
import { keepPreferences, type Preferences, readPreferences } from './preferences.ts';
import { PreferencesContext } from './preferences-context.ts';
import { SpeechContext, speechFor } from './speech.ts';
import { NewTablePage } from './start/new-table-page.tsx';
import { StartPage } from './start/start-page.tsx';
import { LocalTablePage } from './table/local-table-page.tsx';
import { RemoteTablePage } from './table/remote/remote-table-page.tsx';

/** The page: what the address names, in the language and colours that this device prefers. */
export function App() {
  const [preferences, setPreferences] = useState(() =>
    readPreferences(localStorage, navigator.languages),
  );
  const speech = useMemo(() => speechFor(preferences.language), [preferences.language]);
  const preferring = useMemo(
    () => ({
      preferences,
      prefer: (change: Partial<Preferences>) => {
        const next = { ...preferences, ...change };
        keepPreferences(localStorage, next);
        setPreferences(next);
      },
    }),
    [preferences],
  );
  useEffect(() => {
    document.documentElement.lang = preferences.language;
    document.documentElement.dataset.theme = preferences.theme;
  }, [preferences.language, preferences.theme]);
  const place = useSyncExternalStore(onHashChange, () => window.location.hash);
  const remote = /^\/t\/([0-9a-z]{14})$/.exec(window.location.pathname)?.[1];
  const table = /^#\/table\/([0-9a-f]+)$/.exec(place)?.[1];
  const wished = /^#\/new\/([a-z-]+)(\/friends)?$/.exec(place);
  const setUp = wished !== null && isGameId(wished[1]) ? wished[1] : undefined;
  useEffect(() => {
    if (table === undefined && remote === undefined) document.title = speech.m.title;
  }, [table, remote, speech]);
  // Another page begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the place changes.
  useEffect(() => {
    // Newer browsers give a promise back, which is no clean-up.
    window.scrollTo(0, 0);
  }, [place]);
  return (
    <PreferencesContext value={preferring}>
      <SpeechContext value={speech}>
        {remote !== undefined ? (
          <RemoteTablePage key={remote} id={remote} />
        ) : table !== undefined ? (
          <LocalTablePage key={table} id={table} />
        ) : setUp !== undefined ? (
          <NewTablePage key={place} game={setUp} withFriends={wished?.[2] !== undefined} />
        ) : (
          <StartPage />
        )}
      </SpeechContext>
    </PreferencesContext>
  );
}

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
