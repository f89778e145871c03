import { hasSeat } from '@pangaea/rules/kernel';
import type { Event, State } from '@pangaea/rules/terra-nova';
import { useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { type Action, actionsFor } from '../game/choices.ts';
import { type Draft, draftOn, sendable } from '../game/draft.ts';
import { type History, stateAt } from '../game/history.ts';
import { eventCount, placeOf, tableAt } from '../game/moment.ts';
import { GAME } from '../game/rules.ts';
import type { TablePort, TableState } from '../table/port.ts';
import { follow, NO_PLAN, type Plan, type Wish } from './plan.ts';
import { useTelling } from './use-telling.ts';

/** Everything the table page shows, and what can be done there. */
export interface Play {
  readonly table: TableState;
  readonly plan: Plan;
  /** What is on show: a past moment, the drafted position, or the present. */
  readonly state: State;
  /** The moment on show when it is not the present: looked at, or just being told. */
  readonly moment: number | undefined;
  /** The moves of others are being told. */
  readonly telling: boolean;
  /** The present, without the draft. */
  readonly now: State;
  /** Who at this device decides now; nobody while the moves of others are told. */
  readonly seat: number | undefined;
  readonly draft: Draft | undefined;
  /** What that seat may do after what it drafted; empty while looking at the past. */
  readonly actions: readonly Action[];
  /** What happened last: of the draft, else of the event or step on show. */
  readonly last: readonly Event[];
  /** The draft as it would be sent, when it can be. */
  readonly ready: readonly number[] | undefined;
  wish(wish: Wish): void;
  send(moves: readonly number[]): void;
}

export function usePlay(port: TablePort): Play {
  const table = useSyncExternalStore(port.subscribe, port.current);
  const [plan, wish] = useReducer(follow, NO_PLAN);
  const { steps } = table.history;
  const now = stateAt(table.history);
  const all = eventCount(table.history);
  const looking = plan.at !== undefined && plan.at < all;
  const told = useTelling(table, looking || plan.moves.length > 0);
  const telling = told.moment !== undefined;
  const here = useMemo(() => seatHere(table), [table]);
  const seat = telling ? undefined : here;

  const drafted = useMemo(
    () => (seat === undefined ? undefined : draftOn(now, seat, plan.moves)),
    [now, seat, plan.moves],
  );
  const draft = drafted?.ok ? drafted.value : undefined;
  const stranded = plan.moves.length > 0 && draft === undefined && !plan.sending;
  useEffect(() => {
    if (!stranded) return;
    wish({ do: 'clear' });
    wish({ do: 'refused', refusal: { code: 'stale', params: {} } });
  }, [stranded]);

  const moment = looking ? plan.at : told.moment;
  const state = useMemo(
    () => (moment === undefined ? (draft?.state ?? now) : tableAt(table.history, moment)),
    [moment, draft, now, table.history],
  );
  const actions = useMemo(
    () =>
      draft === undefined || looking || plan.sending ? [] : actionsFor(draft.state, draft.seat),
    [draft, looking, plan.sending],
  );
  const last = useMemo(() => {
    if (moment !== undefined) return lastAt(table.history, moment);
    if (draft !== undefined && draft.moves.length > 0) return draft.events;
    return steps.findLast(({ events }) => events.length > 0)?.events ?? table.history.opening;
  }, [moment, draft, steps, table.history]);
  const ready = useMemo(() => (draft === undefined ? undefined : sendable(draft)), [draft]);

  const send = useCallback(
    (moves: readonly number[]) => {
      if (seat === undefined) return;
      const commands = moves.map((move) => GAME.notation.print(now, move));
      wish({ do: 'sending' });
      void port.send(seat, steps.length, commands).then((sent) => {
        wish(sent.ok ? { do: 'sent' } : { do: 'refused', refusal: sent.refusal });
      });
    },
    [port, seat, now, steps.length],
  );

  const shown = { state, moment, telling, now, seat };
  return { table, plan, ...shown, draft, actions, last, ready, wish, send };
}

/** The event just told; of a step that is over, all that it brought. */
function lastAt(history: History, moment: number): readonly Event[] {
  const { told, whole } = placeOf(history, moment);
  return whole ? told : told.slice(-1);
}

/** The first seat of this device that has to decide. */
function seatHere({ history, players }: TableState): number | undefined {
  const deciders = GAME.deciders(stateAt(history));
  const seat = players.findIndex(
    (player, index) => player.kind === 'here' && hasSeat(deciders, index),
  );
  return seat < 0 ? undefined : seat;
}
