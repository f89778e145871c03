import type { Refusal } from '@pangaea/rules/kernel';

/** A segment that the table is asked to take. */
export interface Segment {
  readonly seat: number;
  /** How many steps the game had. */
  readonly version: number;
  /** In notation, without the seat. */
  readonly commands: readonly string[];
}

/** The plan of somebody at the table: moves not sent, and the moment looked at. */
export interface Plan {
  /** Moves drafted so far. */
  readonly moves: readonly number[];
  /** They are on their way; nothing can be added or taken back. */
  readonly sending: boolean;
  /** The segment that is on its way, or found no server and is sent once more when there is one again. */
  readonly unanswered: Segment | undefined;
  /** The action whose places are lit, by id. */
  readonly action: string | undefined;
  /** The place on the board that was clicked. */
  readonly spot: number | undefined;
  /** Places pointed at so far, for an action that takes several. */
  readonly points: readonly number[];
  /** The moment that is looked at, as a number of events; undefined is now. */
  readonly at: number | undefined;
  /** Why the last wish was refused. */
  readonly refusal: Refusal | undefined;
  /** A press on a place drafted what is usual there, from one move on; the place has more to choose. */
  readonly instead: { readonly spot: number; readonly from: number } | undefined;
}

export const NO_PLAN: Plan = {
  moves: [],
  sending: false,
  unanswered: undefined,
  action: undefined,
  spot: undefined,
  points: [],
  at: undefined,
  refusal: undefined,
  instead: undefined,
};

export type Wish =
  | {
      readonly do: 'draft';
      readonly move: number;
      /** Moves that follow at once. */
      readonly more?: readonly number[];
      /** The pressed place, where it has more to choose. */
      readonly spot?: number;
    }
  /** Moves that were drafted before the page was closed. */
  | { readonly do: 'restore'; readonly moves: readonly number[] }
  | { readonly do: 'sending'; readonly segment: Segment }
  | { readonly do: 'sent' }
  /** Takes back the last move, or all from one on. */
  | { readonly do: 'undo'; readonly to?: number }
  | { readonly do: 'clear' }
  | { readonly do: 'pick'; readonly action: string | undefined }
  | { readonly do: 'ask'; readonly spot: number | undefined }
  | { readonly do: 'point'; readonly points: readonly number[] }
  | { readonly do: 'look'; readonly at: number | undefined }
  | { readonly do: 'refused'; readonly refusal: Refusal }
  /** Drops the chosen action with its points, the place that was asked about, and the refusal. */
  | { readonly do: 'leave' }
  /** The refusal has been read. */
  | { readonly do: 'excuse' };

export function follow(plan: Plan, wish: Wish): Plan {
  const read = { refusal: undefined, unanswered: undefined };
  const open = { ...read, action: undefined, spot: undefined, points: [], instead: undefined };
  switch (wish.do) {
    case 'draft':
      return {
        ...plan,
        ...open,
        at: undefined,
        moves: [...plan.moves, wish.move, ...(wish.more ?? [])],
        instead: wish.spot === undefined ? undefined : { spot: wish.spot, from: plan.moves.length },
      };
    case 'restore':
      return plan.moves.length > 0 ? plan : { ...plan, moves: wish.moves };
    case 'sending':
      return { ...plan, ...open, sending: true, unanswered: wish.segment };
    case 'sent':
      return { ...plan, ...open, sending: false, moves: [] };
    case 'undo':
      return { ...plan, ...open, moves: plan.moves.slice(0, wish.to ?? -1) };
    case 'clear':
      return { ...plan, ...open, moves: [] };
    case 'pick':
      return { ...plan, ...open, at: undefined, action: wish.action };
    case 'ask':
      return { ...plan, ...read, spot: wish.spot };
    case 'point':
      return { ...plan, ...read, spot: undefined, points: wish.points };
    case 'look':
      return { ...plan, ...open, at: wish.at };
    case 'refused':
      return {
        ...plan,
        sending: false,
        refusal: wish.refusal,
        unanswered: wish.refusal.code === 'unreached' ? plan.unanswered : undefined,
      };
    case 'leave':
      return { ...plan, ...open };
    case 'excuse':
      return { ...plan, ...read };
  }
}
