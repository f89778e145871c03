import { type ComponentType, type ReactNode, use, useMemo } from 'preact/compat';
import { whole } from './index.ts';
import { loadSite } from './load.ts';
import { SpeechContext, speechFor, useSpeech } from './speech.ts';

/** Where all that the page says may be said; suspends until it is there. What the game at a table says is not. */
export function SiteWords({ children }: { readonly children: ReactNode }) {
  const { language, m } = useSpeech();
  const site = use(loadSite(language));
  const speech = useMemo(() => speechFor(language, whole(m, site)), [language, m, site]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** A page that says more than a table of this device does. */
export function inSiteWords<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return (props: P) => (
    <SiteWords>
      <Page {...props} />
    </SiteWords>
  );
}
