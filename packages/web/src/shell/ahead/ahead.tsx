import type { Ahead as Ordered } from '@pangaea/wire';
import { useCallback, useEffect, useState } from 'preact/compat';
import type { PlannedTurn } from '../../game/planned.ts';
import { useTable } from '../../play/context.ts';
import { useTurns } from '../../play/turns-context.ts';
import { aheadApi } from '../../table/remote/ahead-api.ts';
import { later } from '../../ui/later.tsx';

const AheadCard = later(async () => (await import('./ahead-card.tsx')).AheadCard);

/** At a slow table: turns that are ordered ahead, and a planned one that may be; else nothing. */
export function Ahead({
  plan,
  onOrdered,
}: {
  readonly plan: PlannedTurn | undefined;
  readonly onOrdered: () => void;
}) {
  const { play } = useTable();
  const { tables } = useTurns();
  const { id, players } = play.table;
  const { length } = play.history.steps;
  const isSlow = tables.some((table) => table.id === id && table.pace === 'slow' && !table.over);
  const own = players.findIndex(({ kind }) => kind === 'here');
  const seat = plan?.seat ?? own;
  const isHere = isSlow && seat >= 0 && players[seat]?.kind === 'here';
  const [ordered, setOrdered] = useState<Ordered>();
  const read = useCallback(async () => {
    const found = await aheadApi.read(id, seat);
    if (found.ok) setOrdered(found.value);
  }, [id, seat]);
  // With every move a step may have been played, or have lapsed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves are the occasion.
  useEffect(() => {
    if (isHere) void read();
  }, [isHere, read, length]);
  if (!isHere || ordered === undefined) return null;
  if (plan === undefined && ordered.ahead === undefined) return null;
  return (
    <AheadCard
      seat={seat}
      plan={plan}
      ordered={ordered}
      onChange={setOrdered}
      onOrdered={onOrdered}
      onRead={() => void read()}
    />
  );
}
