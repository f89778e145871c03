import { type ComponentType, type JSX, lazy, Suspense } from 'preact/compat';

/** A part of the table that is fetched when it is first shown. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: P) => (
    <Suspense fallback={null}>
      <Part {...(props as P & JSX.IntrinsicAttributes)} />
    </Suspense>
  );
}
