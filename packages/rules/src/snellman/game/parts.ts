import type { Seat } from '../../kernel/index.ts';
import type { Cause, Event } from '../../terra-mystica/events.ts';
import type { State } from '../../terra-mystica/state.ts';
import { CULTS } from '../../terra-mystica/vocabulary.ts';
import type { Standing } from '../notation/standing.ts';

/**
 * The parts of a move whose changes the table of the site shows in separate rows, in the order of
 * play.
 */
export const PARTS = [
  'action',
  'cult-income',
  'income',
  'fire',
  'water',
  'earth',
  'air',
  'network',
  'final-tile',
  'resources',
] as const;
export type RowPart = (typeof PARTS)[number];

const PART_OF: Readonly<Partial<Record<Cause, RowPart>>> = {
  'cult-reward': 'cult-income',
  'income-buildings': 'income',
  'income-card': 'income',
  'income-favours': 'income',
  'final-fire': 'fire',
  'final-water': 'water',
  'final-earth': 'earth',
  'final-air': 'air',
  'final-network': 'network',
  'final-tile': 'final-tile',
  'final-resources': 'resources',
};

/** Parts of the final scoring that bring points, in the order of the site. */
export const FINAL_PARTS = [
  'final-tile',
  'fire',
  'water',
  'earth',
  'air',
  'network',
] as const satisfies readonly RowPart[];

/** The columns of a seat at the end of a part of the game. */
interface Mark {
  readonly part: number;
  readonly after: Standing;
}

/**
 * The columns of all players after each part that the table of the site shows in separate rows,
 * although the game plays these parts in one go. They are cleared at the first move after an
 * income.
 */
export class PartMarks {
  readonly #marks: readonly Mark[][];
  #afterMove: readonly Standing[];

  constructor(standings: readonly Standing[]) {
    this.#marks = standings.map((after) => [{ part: 0, after }]);
    this.#afterMove = standings;
  }

  /**
   * Adds the parts of a move.
   * @param before the standings of all players before the move of the events.
   */
  note(before: readonly Standing[], events: readonly Event[]): void {
    const last = PARTS.indexOf('income');
    if (this.#marks.some((marks) => (marks.at(-1)?.part ?? 0) >= last)) {
      for (const [seat, marks] of this.#marks.entries()) {
        marks.splice(0, marks.length, { part: 0, after: before[seat] });
      }
    }
    const now = before.map(unfreeze);
    let part = 0;
    let moved = false;
    for (const event of events) {
      part = Math.max(part, isLastExchange(event, part) ? RESOURCES : placeOfEvent(event));
      if (part > 0 && !moved) {
        this.#afterMove = now.map(freeze);
        moved = true;
      }
      if (!('seat' in event) || event.seat === undefined) continue;
      if (changeStanding(now[event.seat], event)) {
        this.#marks[event.seat].push({ part, after: freeze(now[event.seat]) });
      }
    }
    if (!moved) this.#afterMove = now.map(freeze);
  }

  /**
   * The columns of the seat after the last move, before the changes that the table then made by
   * itself.
   */
  standingAfterMove(seat: Seat): Standing {
    return this.#afterMove[seat];
  }

  /** Points that a part of the final scoring brought the seat. */
  pointsOf(seat: Seat, part: RowPart): number {
    const place = PARTS.indexOf(part);
    let points = 0;
    for (const [index, mark] of this.#marks[seat].entries()) {
      if (mark.part === place) points += mark.after.vp - this.#marks[seat][index - 1].after.vp;
    }
    return points;
  }

  /** The columns of the seat at the end of that part. */
  standingAfter(seat: Seat, part: RowPart): Standing {
    const place = PARTS.indexOf(part);
    const marks = this.#marks[seat];
    return (marks.findLast((mark) => mark.part <= place) ?? marks[0]).after;
  }
}

const FIRST_FINAL = PARTS.indexOf('fire');
const RESOURCES = PARTS.indexOf('resources');

/**
 * Whether Riverwalkers got a priest, or lost one, without a question, because nothing is left to
 * unlock. The site asks for each priest all the same.
 */
export function isPriestUnasked(s: State, event: Event): boolean {
  const isGain = event.type === 'priests' && event.amount > 0;
  const isLoss = event.type === 'lost' && event.what === 'priests';
  if ((!isGain && !isLoss) || s.isDropped(event.seat)) return false;
  const unlocks = s.table.hooks.priestGained[s.faction(event.seat)] !== undefined;
  return unlocks && s.locked(event.seat) === 0;
}

/**
 * Whether an event belongs to the last exchange, at the end of the game: all goods become coins, by
 * the usual burning and conversions.
 */
function isLastExchange(event: Event, part: number): boolean {
  if (part < FIRST_FINAL) return false;
  return event.type === 'burned' || ('cause' in event && event.cause === 'conversion');
}

/** The index in `PARTS` of the part that an event belongs to, 0 when the event does not say. */
function placeOfEvent(event: Event): number {
  const part = 'cause' in event ? PART_OF[event.cause] : undefined;
  return part === undefined ? 0 : PARTS.indexOf(part);
}

/** The part that an event belongs to; undefined for events of actions. */
export function partOfEvent(event: Event): RowPart | undefined {
  return 'cause' in event ? PART_OF[event.cause] : undefined;
}

export function standingOf(s: State, seat: Seat): Standing {
  return {
    vp: s.vp(seat),
    coins: s.coins(seat),
    workers: s.workers(seat),
    priests: s.priests(seat),
    bowls: [s.bowl1(seat), s.bowl2(seat), s.bowl3(seat)],
    cults: [s.cult(seat, 0), s.cult(seat, 1), s.cult(seat, 2), s.cult(seat, 3)],
  };
}

export interface Changing {
  vp: number;
  coins: number;
  workers: number;
  priests: number;
  bowls: [number, number, number];
  cults: [number, number, number, number];
}

export function unfreeze(standing: Standing): Changing {
  return { ...standing, bowls: [...standing.bowls], cults: [...standing.cults] };
}

export function freeze(standing: Changing): Standing {
  return { ...standing, bowls: [...standing.bowls], cults: [...standing.cults] };
}

/**
 * Applies an event to a player's columns.
 * @returns whether the event changes them
 */
export function changeStanding(standing: Changing, event: Event): boolean {
  const { bowls } = standing;
  switch (event.type) {
    case 'vp':
    case 'coins':
    case 'workers':
    case 'priests':
      standing[event.type] += event.amount;
      return true;
    case 'power':
      bowls[0] -= event.toTwo;
      bowls[1] += event.toTwo - event.toThree;
      bowls[2] += event.toThree;
      return true;
    case 'power-spent':
      bowls[0] += event.amount;
      bowls[2] -= event.amount;
      return true;
    case 'tokens':
      for (const [bowl, tokens] of event.bowls.entries()) bowls[bowl] += tokens;
      return true;
    case 'burned':
      bowls[1] -= 2 * event.times;
      bowls[2] += event.times;
      return true;
    case 'cult':
      standing.cults[CULTS.indexOf(event.cult)] = event.to;
      return true;
    default:
      return false;
  }
}
