import { type GameEvent, hasSeat, type Viewer } from '@pangaea/rules/kernel';
import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
import { type AnyDraft, type Draft, draftOnce, sendable } from '../game/draft.ts';
import { type AnyHistory, type History, stateAt } from '../game/history.ts';
import { eventCount, placeOf, tableAt } from '../game/moment.ts';
import type { PageAction } from '../game/page-game.ts';
import { hides } from '../game/rules.ts';
import type { Player, TablePort, TableState } from '../table/port.ts';
import { perDraft } from './per-draft.ts';
import { follow, NO_PLAN, type Plan, type Segment, type Wish } from './plan.ts';
import { useAnswers } from './use-answers.ts';
import { useBreaks } from './use-breaks.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useTelling } from './use-telling.ts';
import { useUnanswered } from './use-unanswered.ts';

/** Everything that the page of a table shows, and the functions to act there. */
export interface Play<S, E extends GameEvent, A extends PageAction> {
  readonly table: TableState;
  /** The game as its viewer may know it. */
  readonly history: History<S, E>;
  /** The viewer whose view is shown. */
  readonly viewer: Viewer;
  /**
   * The seat of another person at this device who has to decide; the table is covered until that
   * person has the device in hand. Undefined if it is not covered.
   */
  readonly curtain: number | undefined;
  readonly plan: Plan;
  /** The shown position: a past moment, the draft, or the present. */
  readonly state: S;
  /** The shown moment if it is not the present: a past one, or one of the animation. */
  readonly moment: number | undefined;
  /** Whether the moves of others are being shown. */
  readonly telling: boolean;
  /**
   * A counter that grows when the view does not follow from the one before, because a draft was
   * taken back, or the past was opened or left. Numbers that differ then are not shown as changes.
   */
  readonly breaks: number;
  /** The present, without the draft. */
  readonly now: S;
  /** The seat at this device that has to decide; none while the moves of others are being shown. */
  readonly seat: number | undefined;
  readonly draft: Draft<S, E> | undefined;
  /** The legal actions of that seat after its draft; empty while the past is shown. */
  readonly actions: readonly A[];
  /** The last events: of the draft, else of the shown event or step. */
  readonly last: readonly E[];
  /** The draft in the form in which it would be sent, if it can be. */
  readonly ready: readonly number[] | undefined;
  /** Milliseconds until the drafted answer is sent by itself; undefined if none is drafted. */
  readonly answering: number | undefined;
  wish(wish: Wish): void;
  send(moves: readonly number[]): void;
  /** Uncovers the table: the person who has to decide has taken the device. */
  lift(): void;
  /** Ends the showing of others' moves, and shows the present. */
  finish(): void;
}

/** Play in a game of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own types.
export type AnyPlay = Play<any, any, any>;

export function usePlay(port: TablePort): AnyPlay {
  const table = useSyncExternalStore(port.subscribe, port.current);
  const [plan, wish] = useReducer(follow, NO_PLAN);
  const decides = useMemo(() => seatHere(table), [table]);
  const { viewer, curtain, lift } = useEyes(table, decides);
  const history: AnyHistory = useMemo(() => table.as(viewer), [table, viewer]);
  const { game, steps } = history;
  const now = stateAt(history);
  const all = eventCount(history);
  const looking = plan.at !== undefined && plan.at < all;
  const told = useTelling(history, table.players, looking || plan.moves.length > 0);
  const telling = told.moment !== undefined;
  const seat = telling || curtain !== undefined ? undefined : decides;

  const drafted = useMemo(
    () => (seat === undefined ? undefined : draftOnce(game, now, seat, plan.moves)),
    [game, now, seat, plan.moves],
  );
  const draft = drafted?.ok ? drafted.value : undefined;
  const breaks = useBreaks({ looking, moves: plan.moves, sending: plan.sending });

  const give = useCallback(
    (segment: Segment) => {
      wish({ do: 'sending', segment });
      void port.send(segment.seat, segment.version, segment.commands).then((sent) => {
        wish(sent.ok ? { do: 'sent' } : { do: 'refused', refusal: sent.refusal });
      });
    },
    [port],
  );
  const isTaken = useUnanswered(table, history, plan, wish, give);
  const stranded = plan.moves.length > 0 && draft === undefined && !plan.sending && !isTaken;
  useEffect(() => {
    if (!stranded) return;
    wish({ do: 'clear' });
    wish({ do: 'refused', refusal: { code: 'stale', params: {} } });
  }, [stranded]);

  useKeptDraft(table.draftsAs ?? table.id, history, seat, plan, wish);
  // A plan for a position that is taken back might be legal in the earlier position, but was not
  // made for it.
  const agreedAt = steps.at(-1)?.agreed === undefined ? 0 : steps.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the game went back.
  useEffect(() => {
    if (agreedAt === 0 || plan.moves.length === 0) return;
    wish({ do: 'clear' });
    wish({ do: 'refused', refusal: { code: 'went-back', params: {} } });
  }, [agreedAt]);

  const moment = looking ? plan.at : told.moment;
  const state = useMemo(
    () => (moment === undefined ? (draft?.state ?? now) : tableAt(history, moment)),
    [moment, draft, now, history],
  );
  const actions = useMemo(
    () => (draft === undefined || !draft.open || looking || plan.sending ? [] : actionsOn(draft)),
    [draft, looking, plan.sending],
  );
  const last = useMemo(() => {
    if (moment !== undefined) return lastAt(history, moment);
    if (draft !== undefined && draft.moves.length > 0) return draft.events;
    return steps.findLast(({ events }) => events.length > 0)?.events ?? history.opening;
  }, [moment, draft, steps, history]);
  const ready = useMemo(() => (draft === undefined ? undefined : sendable(draft)), [draft]);

  const send = useCallback(
    (moves: readonly number[]) => {
      if (seat === undefined) return;
      const commands = moves.map((move) => game.book.game.notation.print(now, move));
      give({ seat, version: steps.length, commands });
    },
    [game, seat, now, steps.length, give],
  );

  const answering = useAnswers(table, history, seat, plan, send);
  const { finish } = told;
  const shown = {
    state,
    moment,
    telling,
    breaks,
    now,
    seat,
    history,
    viewer,
    curtain,
    lift,
    finish,
  };
  return { table, plan, ...shown, draft, actions, last, ready, answering, wish, send };
}

/** The legal actions after a draft; a draft that is shown again has the same ones. */
const actionsOn = perDraft(({ game, state, seat }: AnyDraft) => game.actionsFor(state, seat));

/** The event that was just shown; at the end of a step, all of its events. */
function lastAt(history: AnyHistory, moment: number): readonly GameEvent[] {
  const { told, whole } = placeOf(history, moment);
  return whole ? told : told.slice(-1);
}

/** The first seat of this device that has to decide. */
function seatHere({ deciders, players, answeredFor }: TableState): number | undefined {
  const seat = players.findIndex(
    (player, index) => player.kind === 'here' && hasSeat(deciders, index) && index !== answeredFor,
  );
  return seat < 0 ? undefined : seat;
}

/**
 * The viewer whose view is shown. A single person at a device always has the own view. If several
 * people have secrets from each other, each confirms having the device, and until then the public
 * view is shown.
 */
function useEyes(
  { game, players, as, isSketch }: TableState,
  decides: number | undefined,
): { readonly viewer: Viewer; readonly curtain: number | undefined; lift(): void } {
  const here = useMemo(() => seatsHere(players), [players]);
  const [holds, setHolds] = useState<number>();
  const lift = useCallback(() => setHolds(decides), [decides]);
  if (isSketch) return { viewer: decides ?? here[0] ?? 'spectator', curtain: undefined, lift };
  if (here.length < 2 || !game.hasHands || !hides(game, as('spectator').start)) {
    return { viewer: here[0] ?? 'spectator', curtain: undefined, lift };
  }
  const covered = holds === undefined || (decides !== undefined && decides !== holds);
  return {
    viewer: covered ? 'spectator' : holds,
    curtain: covered ? decides : undefined,
    lift,
  };
}

function seatsHere(players: readonly Player[]): readonly number[] {
  return players.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
}
