import { lazy, useMemo } from 'preact/compat';
import { useTable } from '../../play/context.ts';
import { usePreferences } from '../../preferences/context.ts';
import { Part } from '../../ui/part.tsx';

/** The sounds of the table while moves are shown; loaded only if the person wants sound. */
export function TableSounds() {
  const { face } = useTable();
  const { preferences } = usePreferences();
  const { loadSounds } = face.table;
  const Loaded = useMemo(
    () =>
      loadSounds === undefined
        ? undefined
        : lazy(async () => {
            const [soundOf, { Sounds }] = await Promise.all([loadSounds(), import('./sounds.tsx')]);
            return { default: () => <Sounds soundOf={soundOf} /> };
          }),
    [loadSounds],
  );
  if (Loaded === undefined || !preferences.sound) return null;
  return (
    <Part otherwise={null}>
      <Loaded />
    </Part>
  );
}
