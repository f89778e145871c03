import { type ComponentType, type ReactNode, use, useMemo } from 'preact/compat';
import { whole } from './index.ts';
import { loadSite } from './load.ts';
import { SpeechContext, speechFor, useSpeech } from './speech.ts';

/**
 * Wraps parts that need all texts of the page; it suspends until they are loaded. Texts of the game
 * at a table are not included.
 */
export function SiteWords({ children }: { readonly children: ReactNode }) {
  const { language, m } = useSpeech();
  const site = use(loadSite(language));
  const speech = useMemo(() => speechFor(language, whole(m, site)), [language, m, site]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** Wraps a page that needs more texts than a table of this device. */
export function inSiteWords<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return (props: P) => (
    <SiteWords>
      <Page {...props} />
    </SiteWords>
  );
}
