import './part.css';
import { Component, type ReactNode, Suspense } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { useMissing } from './version.ts';

/**
 * A place of the page whose content is fetched.
 * @param fallback what stands there until it comes
 * @param otherwise what stands there when it does not come; by itself a sentence with a way out
 */
export function Part({
  fallback = null,
  otherwise = <NotLoaded />,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Caught otherwise={otherwise}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Caught>
  );
}

interface CaughtProps {
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what fails in it from taking the rest of the page away. */
class Caught extends Component<CaughtProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static override getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    // For the console, as if nothing had caught it.
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}

/** In the place of something that could not be loaded. */
function NotLoaded() {
  const { m } = useSpeech();
  const isOutdated = useMissing() === 'outdated';
  return (
    <p className="not-loaded">
      {isOutdated ? m.version.outdated : m.version.unreached} <Reload />
    </p>
  );
}

/** Says wherever somebody is on the page that a new one has taken its place. */
export function NewVersion() {
  const { m } = useSpeech();
  if (useMissing() !== 'outdated') return null;
  return (
    <p className="new-version" role="alert" data-new-version>
      {m.version.outdated} <Reload />
    </p>
  );
}

function Reload() {
  const { m } = useSpeech();
  return (
    <button type="button" data-reload onClick={() => window.location.reload()}>
      {m.version.reload}
    </button>
  );
}

/** In the place of the whole page, where not even its words could be loaded. */
export function NoPage() {
  return (
    <main className="not-loaded">
      <p lang="ja">ページを読み込めませんでした。</p>
      <p lang="en">The page could not be loaded.</p>
      <button type="button" data-reload onClick={() => window.location.reload()}>
        <span lang="ja">読み込み直す</span> / <span lang="en">Reload</span>
      </button>
    </main>
  );
}
