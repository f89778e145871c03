import { type ComponentType, type JSX, lazy } from 'preact/compat';
import { Part } from './part.tsx';

/** A part of the table that is loaded when it is first shown. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props: P) => (
    <Part>
      <Loaded {...(props as P & JSX.IntrinsicAttributes)} />
    </Part>
  );
}
