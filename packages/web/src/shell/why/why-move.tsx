import { useMemo } from 'preact/compat';
import type { AnyStep } from '../../game/history.ts';
import { hides } from '../../game/rules.ts';
import { useTable } from '../../play/context.ts';
import { Why } from './why.tsx';

/**
 * Requests the reasons for a move. Only at tables of this device, and not if the seats have secrets
 * from each other.
 */
export function WhyMove({ step }: { readonly step: AnyStep }) {
  const { play, port } = useTable();
  const { history } = play;
  const { judge } = port;
  const of = useMemo(
    () =>
      judge && {
        analyse: async () => {
          const { judged } = await import('./judged.ts');
          return judged(history, step, judge);
        },
      },
    [history, step, judge],
  );
  if (of === undefined || hides(history.game, history.start)) return null;
  return <Why of={of} />;
}
