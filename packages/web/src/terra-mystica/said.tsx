import { type ComponentType, type JSX, type ReactNode, use } from 'preact/compat';
import { useWords } from '../messages/use-words.ts';
import { later } from '../ui/later.tsx';
import { useMysticaSpeech } from './speech.ts';

/**
 * Whether the words for refusals are loaded, or loading has failed; then refusals are shown in
 * general words.
 */
export function useRefused(isWanted: boolean): boolean {
  return useWords(useMysticaSpeech().loadRefused, isWanted);
}

/**
 * Whether the words for a seat that moves are loaded, or have failed; undefined before. They come
 * with those for refusals.
 */
export function useTurnWords(isWanted: boolean): boolean | undefined {
  const { t, loadRefused } = useMysticaSpeech();
  return useWords(loadRefused, isWanted) ? 'advice' in t : undefined;
}

/** A part for a seat that moves; it is shown as soon as its words are loaded. */
export function withTurnWords<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return (props: P) =>
    useTurnWords(true) ? <Part {...(props as P & JSX.IntrinsicAttributes)} /> : null;
}

/** A part of the table that is loaded, with its words, when it is first shown. */
export function opened<P extends object>(
  load: () => Promise<ComponentType<P>>,
  otherwise?: ReactNode,
): ComponentType<P> {
  return later(async () => {
    const Part = await load();
    return (props: P) => {
      use(useMysticaSpeech().loadOpened());
      return <Part {...(props as P & JSX.IntrinsicAttributes)} />;
    };
  }, otherwise);
}
