import type { Refusal } from '@pangaea/rules/kernel';

/** A segment to be sent to the table. */
export interface Segment {
  readonly seat: number;
  /** The number of steps of the game before it. */
  readonly version: number;
  /** The moves in notation, without the seat. */
  readonly commands: readonly string[];
}

/** The plan of a person at the table: unsent moves, and the moment that is shown. */
export interface Plan {
  /** Moves drafted so far. */
  readonly moves: readonly number[];
  /** Whether the drafted moves are being sent; then nothing can be added or taken back. */
  readonly sending: boolean;
  /** The segment that is being sent, or that could not be sent and is sent again later. */
  readonly unanswered: Segment | undefined;
  /** The id of the chosen action, whose places are highlighted. */
  readonly action: string | undefined;
  /** The place on the board that was clicked. */
  readonly spot: number | undefined;
  /** Places chosen so far, for an action with several places. */
  readonly points: readonly number[];
  /** The moment that is shown, as a number of events; undefined for the present. */
  readonly at: number | undefined;
  /** Why the last input was refused. */
  readonly refusal: Refusal | undefined;
  /**
   * Set when a press on a place has drafted the usual moves there, though the place has more
   * choices: the place, and the index of the first of these moves in the draft.
   */
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
      /** The pressed place, if it has more choices. */
      readonly spot?: number;
    }
  /** Moves that were drafted before the page was closed. */
  | { readonly do: 'restore'; readonly moves: readonly number[] }
  | { readonly do: 'sending'; readonly segment: Segment }
  | { readonly do: 'sent' }
  /** Takes back the last move, or all moves from a given one on. */
  | { readonly do: 'undo'; readonly to?: number }
  /** Replaces a drafted move; without a new move the old one is dropped. The rest stays. */
  | { readonly do: 'amend'; readonly at: number; readonly move: number | undefined }
  | { readonly do: 'clear' }
  | { readonly do: 'pick'; readonly action: string | undefined }
  | { readonly do: 'ask'; readonly spot: number | undefined }
  | { readonly do: 'point'; readonly points: readonly number[] }
  | { readonly do: 'look'; readonly at: number | undefined }
  | { readonly do: 'refused'; readonly refusal: Refusal }
  /** Drops the chosen action with its places, the clicked place, and the refusal. */
  | { readonly do: 'leave' }
  /** The refusal was read. */
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
    case 'amend': {
      const { at, move } = wish;
      const moves = plan.moves.toSpliced(at, 1, ...(move === undefined ? [] : [move]));
      return { ...plan, ...open, moves, instead: amended(plan.instead, at, move) };
    }
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

/**
 * `instead` after a change of the draft: if a move before its first move is dropped, that move has
 * a lower index.
 */
function amended(instead: Plan['instead'], at: number, move: number | undefined): Plan['instead'] {
  const isShorter = instead !== undefined && move === undefined && at < instead.from;
  return isShorter ? { ...instead, from: instead.from - 1 } : instead;
}
