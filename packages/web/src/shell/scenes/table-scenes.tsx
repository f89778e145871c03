import { lazy, useMemo, useRef, useState } from 'preact/compat';
import { useTable } from '../../play/context.ts';
import { Part } from '../../ui/part.tsx';
import { type Told, useTold } from '../journeys/use-told.ts';

/**
 * Great moments and the beginnings of rounds, in games that define them; loaded with the first move
 * that is shown or drafted.
 */
export function TableScenes() {
  const { face } = useTable();
  const { loadScenes } = face.table;
  const [isBegun, setIsBegun] = useState(false);
  /** The events that were shown before the scenes were loaded. */
  const missed = useRef<Told[]>([]);
  const isThere = useRef(false);
  useTold((told) => {
    if (isThere.current || loadScenes === undefined) return;
    missed.current.push(told);
    setIsBegun(true);
  });
  const Loaded = useMemo(
    () =>
      loadScenes === undefined
        ? undefined
        : lazy(async () => {
            const [scenes, { Scenes }] = await Promise.all([loadScenes(), import('./scenes.tsx')]);
            const take = () => {
              isThere.current = true;
              return missed.current.splice(0);
            };
            return { default: () => <Scenes of={scenes} missed={take} /> };
          }),
    [loadScenes],
  );
  if (Loaded === undefined || !isBegun) return null;
  return (
    <Part otherwise={null}>
      <Loaded />
    </Part>
  );
}
