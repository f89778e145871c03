import {
  lazy,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
import { loadAlike } from '../games/index.ts';
import { isGameId } from '../games/list.ts';
import type { Language, Messages } from '../messages/index.ts';
import { loadMessages, loadMessagesAlike, loadSite } from '../messages/load.ts';
import { inSiteWords } from '../messages/site-words.tsx';
import { SpeechContext, speechFor } from '../messages/speech.ts';
import { NO_TURNS, TurnsContext } from '../play/turns-context.ts';
import { PreferencesContext } from '../preferences/context.ts';
import {
  changePreferences,
  type Preferences,
  readPreferences,
  whenPreferred,
} from '../preferences/preferences.ts';
import type { Turns } from '../table/turns.ts';
import { useSiteTurns } from '../together/use-site-turns.ts';
import { NewVersion, Part } from '../ui/part.tsx';
import { LocalTablePage } from './local-table-page.tsx';

// Loaded on demand, so that a table does not wait for parts of the start page or of server tables.
const StartPage = lazy(async () => ({
  default: inSiteWords((await import('../start/start-page.tsx')).StartPage),
}));
const NewTablePage = lazy(async () => ({
  default: inSiteWords((await import('../start/new-table-page.tsx')).NewTablePage),
}));
const BringPage = lazy(async () => ({
  default: inSiteWords((await import('../start/bring-page.tsx')).BringPage),
}));
const KeysPage = lazy(async () => ({
  default: inSiteWords((await import('../start/keys-page.tsx')).KeysPage),
}));
const SignInPage = lazy(async () => ({
  default: inSiteWords((await import('../start/sign-in-page.tsx')).SignInPage),
}));
const LearnPages = lazy(async () => ({
  default: (await import('./learn-pages.tsx')).LearnPages,
}));
const TellingPage = lazy(async () => ({
  default: inSiteWords((await import('../together/telling/telling-page.tsx')).TellingPage),
}));
const Announcement = lazy(async () => ({
  default: (await import('../together/announcement.tsx')).Announcement,
}));
const RemoteTablePage = lazy(async () => ({
  default: inSiteWords((await import('./remote-table-page.tsx')).RemoteTablePage),
}));

/** The page: the view that the URL names, in the language and colours of this device. */
export function App() {
  const [preferences, setPreferences] = useState(() =>
    readPreferences(localStorage, navigator.languages),
  );
  const language = useLoaded(preferences.language);
  const messages = use(loadMessages(language));
  const speech = useMemo(
    // Parts with more texts are wrapped in `SiteWords`.
    () => speechFor(language, messages as Messages),
    [language, messages],
  );
  const preferring = useMemo(
    () => ({
      preferences,
      prefer: (change: Partial<Preferences>) => {
        changePreferences(localStorage, navigator.languages, change);
        setPreferences((now) => ({ ...now, ...change }));
      },
    }),
    [preferences],
  );
  useEffect(
    () =>
      whenPreferred(window, () =>
        setPreferences(readPreferences(localStorage, navigator.languages)),
      ),
    [],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    const { dataset } = document.documentElement;
    dataset.theme = preferences.theme;
    dataset.seats = preferences.plainColours ? 'colour-blind' : 'usual';
  }, [language, preferences.theme, preferences.plainColours]);
  const place = useSyncExternalStore(onHashChange, () => window.location.hash);
  const remote = /^\/t\/([^/]*)\/?$/.exec(window.location.pathname)?.[1];
  const table = /^#\/table\/([0-9a-f]+)(?:\/at\/\d+)?$/.exec(place)?.[1];
  const brought = /^#\/device(?:\/([0-9A-Za-z-]+))?$/.exec(place);
  const signsIn = /^#\/(?:sign-in|key\/([A-Za-z0-9_-]+))$/.exec(place);
  const wished = /^#\/new\/([a-z-]+)(\/friends)?$/.exec(place);
  const setUp = wished !== null && isGameId(wished[1]) ? wished[1] : undefined;
  const isLearning = /^#\/(?:learn|rules|puzzles)(?:\/|$)/.test(place);
  const isAlone = table !== undefined || isLearning;
  // The texts are loaded at the same time as the page that needs them, not after it.
  if (!isAlone || remote !== undefined) loadSite(language).catch(() => undefined);
  const turns = useSiteTurns({
    remote: isTableId(remote) ? remote : undefined,
    isLocal: isAlone,
    sound: preferences.sound,
  });
  // Another page begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes.
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    window.scrollTo(0, 0);
  }, [place]);
  return (
    <PreferencesContext value={preferring}>
      <SpeechContext value={speech}>
        <Following turns={turns}>
          <NewVersion />
          {turns !== undefined && (
            <Part otherwise={null}>
              <Announcement />
            </Part>
          )}
          <Part of={place}>
            {remote !== undefined ? (
              <RemoteTablePage key={remote} id={remote} />
            ) : table !== undefined ? (
              <LocalTablePage key={table} id={table} />
            ) : isLearning ? (
              <LearnPages place={place} />
            ) : brought !== null ? (
              <BringPage key={place} code={brought[1] ?? ''} />
            ) : place === '#/keys' ? (
              <KeysPage />
            ) : signsIn !== null ? (
              <SignInPage key={place} token={signsIn[1]} />
            ) : setUp !== undefined ? (
              <NewTablePage key={place} game={setUp} withFriends={wished?.[2] !== undefined} />
            ) : place === '#/telling' ? (
              <TellingPage />
            ) : (
              <StartPage />
            )}
          </Part>
        </Following>
      </SpeechContext>
    </PreferencesContext>
  );
}

function isTableId(id: string | undefined): boolean {
  return id !== undefined && /^[0-9a-z]{14}$/.test(id);
}

function Following({
  turns,
  children,
}: {
  readonly turns: Turns | undefined;
  readonly children: ReactNode;
}) {
  // The component is the same in both cases, so that everything inside keeps its state.
  return <TurnsContext value={turns ?? NO_TURNS}>{children}</TurnsContext>;
}

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** A language whose texts are loaded; until another one is loaded, the page stays as it is. */
function useLoaded(wanted: Language): Language {
  const [loaded, setLoaded] = useState(wanted);
  useEffect(() => {
    let isWanted = true;
    const show = () => {
      if (isWanted) setLoaded(wanted);
    };
    // If texts cannot be loaded, the page stays in its present language.
    Promise.all([loadMessagesAlike(wanted), loadAlike(wanted)]).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return loaded;
}
