import { type ComponentType, type JSX, lazy, type ReactNode } from 'preact/compat';
import { Part } from './part.tsx';

/**
 * A part of the table that is loaded when it is first shown.
 * @param otherwise shown when it cannot be loaded; by default a sentence with a way out
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  otherwise?: ReactNode,
): ComponentType<P> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props: P) => (
    <Part {...(otherwise === undefined ? {} : { otherwise })}>
      <Loaded {...(props as P & JSX.IntrinsicAttributes)} />
    </Part>
  );
}
