import type { SeatInfo, TableInfo, TableSeat } from '@pangaea/wire';
import { BOT_LEVELS, type Player, type TableState } from '../port.ts';
import { programOf } from './program-of.ts';

/** Seats that are played at this device. */
export function ownSeats(seats: readonly TableSeat[]): readonly number[] {
  return seats.filter(({ yours }) => yours).map(({ seat }) => seat);
}

/** The facts about seats that a table shows. */
export function seatsShown(seats: readonly TableSeat[]): Pick<TableState, 'players' | 'holders'> {
  return {
    players: playersOf(seats),
    holders: Math.max(0, ...seats.map(({ holders = 0 }) => holders)),
  };
}

export function playersOf(seats: readonly TableSeat[]): Player[] {
  return seats.map((seat) => {
    const { kind, name, level, joined, yours, left } = seat;
    if (kind === 'bot') {
      return { kind, level: BOT_LEVELS.find((each) => each === level) ?? 'intermediate' };
    }
    return yours
      ? { kind: 'here', name, left }
      : { kind: 'away', name, joined, left, program: programOf(seat) };
  });
}

/** Whether the seat is free, or its person has left it. */
export function mayBeTaken({ joined, left }: Pick<SeatInfo, 'joined' | 'left'>): boolean {
  return !joined || left === true;
}

/**
 * A seat after a message to everybody. Facts that the message lacks are deleted, except those that
 * only this device gets.
 */
export function seatAfter(seat: TableSeat, news: SeatInfo): TableSeat {
  const { left: _, standIn: __, level: ___, program: ____, ...kept } = seat;
  return { ...kept, ...news };
}

/** By seat, the link to share; undefined if there is none at all. */
export function linksOf({
  seats,
}: Pick<TableInfo, 'seats'>): readonly (string | undefined)[] | undefined {
  return seats.some(({ link }) => link !== undefined) ? seats.map(({ link }) => link) : undefined;
}

/** The change of this device's seats between two answers of the server; `lost` if none is left. */
export function seatsAfter(before: TableInfo, now: TableInfo): 'same' | 'changed' | 'lost' {
  const own = ownSeats(before.seats);
  if (ownSeats(now.seats).join() === own.join())
    return before.made === now.made ? 'same' : 'changed';
  const kept = now.seats.filter(({ yours, playsForYou }) => yours || playsForYou === true);
  return own.length > 0 && kept.length === 0 ? 'lost' : 'changed';
}
