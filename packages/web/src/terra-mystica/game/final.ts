import {
  type Cause,
  CULTS,
  type Cult,
  FINAL_TILES,
  type FinalTile,
  finalOutlook,
  NONE,
  type State,
} from '@pangaea/rules/terra-mystica';
import { seatsOf } from './seats.ts';

/** Subjects of the final scoring, besides goods. */
export type FinalSubject = Cult | 'network' | FinalTile;

/** The seats and their points for one subject, most points first. */
export interface FinalLine {
  readonly subject: FinalSubject;
  readonly cause: Cause;
  readonly places: readonly {
    readonly seat: number;
    readonly vp: number;
    /** Steps on the cult, structures of the network, or the number that the tile counts. */
    readonly value: number;
  }[];
}

/** The final scoring of the present position; empty until all seats have a faction. */
export function finalLines(state: State): readonly FinalLine[] {
  const seats = seatsOf(state);
  if (seats.some((seat) => state.faction(seat) === NONE)) return [];
  const { events } = finalOutlook(state);
  const line = (subject: FinalSubject, cause: Cause, counted: (seat: number) => number) => ({
    subject,
    cause,
    places: events
      .flatMap((event) => (event.type === 'vp' && event.cause === cause ? [event] : []))
      .map(({ seat, amount }) => ({ seat, vp: amount, value: counted(seat) }))
      .toSorted((one, other) => other.vp - one.vp),
  });
  const measured = (what: 'network' | FinalTile) => (seat: number) => {
    const found = events.find(
      (event) => event.type === 'measured' && event.seat === seat && event.what === what,
    );
    return found?.type === 'measured' ? found.value : 0;
  };
  const tile = FINAL_TILES[state.finalTile()] as FinalTile | undefined;
  return [
    ...CULTS.map((cult, index) => line(cult, `final-${cult}`, (seat) => state.cult(seat, index))),
    line('network', 'final-network', measured('network')),
    ...(tile === undefined ? [] : [line(tile, 'final-tile', measured(tile))]),
  ];
}

/** Points that a seat would get in the final scoring, including those for goods. */
export function finalPoints(state: State, seat: number): number {
  return finalOutlook(state).state.vp(seat) - state.vp(seat);
}
