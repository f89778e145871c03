import { lazy, useMemo } from 'preact/compat';
import { useTable } from '../../play/context.ts';
import { Part } from '../../ui/part.tsx';

/** Great moments and the beginnings of rounds, in games that define them; loaded behind the table. */
export function TableScenes() {
  const { face } = useTable();
  const { loadScenes } = face.table;
  const Loaded = useMemo(
    () =>
      loadScenes === undefined
        ? undefined
        : lazy(async () => {
            const [scenes, { Scenes }] = await Promise.all([loadScenes(), import('./scenes.tsx')]);
            return { default: () => <Scenes of={scenes} /> };
          }),
    [loadScenes],
  );
  if (Loaded === undefined) return null;
  return (
    <Part otherwise={null}>
      <Loaded />
    </Part>
  );
}
