import './part.css';
import { Component, type ReactNode, Suspense } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { useMissing } from './version.ts';

/**
 * A part of the page whose content is loaded on demand.
 * @param fallback shown until it is loaded
 * @param otherwise shown when it cannot be loaded; by default a sentence with a way out
 * @param of what it shows: for another thing, a failure is forgotten
 */
export function Part({
  fallback = null,
  otherwise = <NotLoaded />,
  of,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly otherwise?: ReactNode;
  readonly of?: string;
  readonly children: ReactNode;
}) {
  return (
    <Caught otherwise={otherwise} of={of}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Caught>
  );
}

interface CaughtProps {
  readonly otherwise: ReactNode;
  readonly of: string | undefined;
  readonly children: ReactNode;
}

/** Keeps an error inside it from removing the rest of the page. */
class Caught extends Component<CaughtProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static override getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    // Reports the error in the console, as if it had not been caught.
    reportError(error);
  }

  override componentDidUpdate({ of }: CaughtProps): void {
    if (of !== this.props.of && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}

/** The text that is shown instead of a part that could not be loaded. */
export function NotLoaded() {
  const { m } = useSpeech();
  const isOutdated = useMissing() === 'outdated';
  return (
    <p className="not-loaded">
      {isOutdated ? m.version.outdated : m.version.unreached} <Reload />
    </p>
  );
}

/** Says everywhere on the page that a newer build is available. */
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

/** The text that is shown instead of the whole page, if not even its words could be loaded. */
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
