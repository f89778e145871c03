import { hasSeat } from '@pangaea/rules/kernel';
import type { Ahead as Ordered } from '@pangaea/wire';
import { type ReactNode, useCallback, useEffect, useState } from 'preact/compat';
import type { PlannedTurn } from '../../game/planned-turns.ts';
import { playedAhead } from '../../game/played-ahead.ts';
import { useTable } from '../../play/context.ts';
import { useTurns } from '../../play/turns-context.ts';
import { aheadApi } from '../../table/remote/ahead-api.ts';
import { later } from '../../ui/later.tsx';
import { useOpened } from '../opened.ts';
import { markAhead } from './marks.ts';

const AheadLine = later(async () => (await import('./ahead-line.tsx')).AheadLine);
const AheadSheet = later(async () => (await import('./ahead-sheet.tsx')).AheadSheet);

/**
 * Milliseconds until the first check of a turn that the server is trying, and the longest wait
 * between two checks.
 */
const FIRST_LOOK_MS = 500;
const LAST_LOOK_MS = 60_000;

/**
 * At a slow table: turns that are planned on the server, and a plan that can be sent there;
 * otherwise nothing.
 */
export function Ahead({
  plan,
  onOrdered,
  children,
}: {
  readonly plan: PlannedTurn | undefined;
  readonly onOrdered: () => void;
  /** The card of the plan, with a line about its turns on the server. */
  readonly children: (line: ReactNode) => ReactNode;
}) {
  const { play } = useTable();
  const { tables } = useTurns();
  const { opened, open } = useOpened();
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
  // With every move of the game a step of the chain may have been played, or have lapsed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each move of the game.
  useEffect(() => {
    if (isHere) void read();
  }, [isHere, read, length]);
  const { steps } = play.history;
  useEffect(() => {
    const { ahead: order } = ordered ?? {};
    if (order?.played === undefined || order.played > steps.length) return;
    const turns = order.steps.slice(0, order.done).map(({ commands }) => commands);
    markAhead(id, playedAhead(steps, seat, turns, order.played));
  }, [id, seat, ordered, steps]);
  // The server tries the planned turn a moment after the move; if the plan lapses, no move is made.
  const { ahead } = ordered ?? {};
  const waits =
    ahead !== undefined && ahead.lapsed === undefined && ahead.done < ahead.steps.length;
  const isTried = waits && hasSeat(play.table.deciders, seat);
  useEffect(() => {
    if (!isTried) return;
    let [timer, wait] = [0, FIRST_LOOK_MS];
    const look = () => {
      timer = window.setTimeout(() => {
        void read();
        wait = Math.min(wait * 2, LAST_LOOK_MS);
        look();
      }, wait);
    };
    look();
    return () => window.clearTimeout(timer);
  }, [isTried, read]);
  const isShown =
    isHere && ordered !== undefined && (plan !== undefined || ordered.ahead !== undefined);
  return (
    <>
      {children(
        isShown ? (
          <AheadLine
            ahead={ordered.ahead}
            hasPlan={plan !== undefined}
            onRead={async () => {
              const dropped = await aheadApi.drop(id, seat, ordered.number);
              if (dropped.ok) setOrdered(dropped.value);
            }}
          />
        ) : undefined,
      )}
      {isShown && opened.sheet === 'ahead' && opened.tab === 'map' && (
        <AheadSheet
          seat={seat}
          plan={plan}
          ordered={ordered}
          onChange={setOrdered}
          onOrdered={onOrdered}
          onRead={() => void read()}
          onClose={() => open({ sheet: undefined })}
        />
      )}
    </>
  );
}
