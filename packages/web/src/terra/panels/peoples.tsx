import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { ownSeat } from '../../shell/seats/own-seat.ts';
import { SeatMark } from '../../shell/seats/seat-mark.tsx';
import { type PeoplePart, PeopleParts } from './people-parts.tsx';

/**
 * The abilities of all factions at the table, each behind a line; the own faction first, if it
 * should be read.
 */
export function Peoples({
  heading,
  stands,
  partsOf,
  unsureOf,
  isOwnOpen = false,
}: {
  readonly heading: string;
  readonly stands: string;
  /** The abilities of the faction of a seat; empty before the choice of factions. */
  readonly partsOf: (seat: number) => readonly PeoplePart[];
  readonly unsureOf?: (seat: number) => string | undefined;
  readonly isOwnOpen?: boolean;
}) {
  const speech = useGameSpeech();
  const { play, who, face } = useTable();
  const own = ownSeat(play);
  const order = face.order(play.state).filter((seat) => partsOf(seat).length > 0);
  if (order.length === 0) return null;
  const seats = isOwnOpen
    ? order.toSorted((one, other) => Number(other === own) - Number(one === own))
    : order;
  return (
    <section className="peoples">
      <h3>
        {heading} <RulesLink to="peoples" />
      </h3>
      {seats.map((seat) => {
        const parts = partsOf(seat);
        const { plays } = face.seat(speech, play.state, seat);
        return (
          <details key={seat} open={isOwnOpen && seat === own} data-people-of={seat}>
            <summary>
              <SeatMark seat={seat} size={24} />
              <b>{plays}</b> <small>{who.seat(seat)}</small>
              <span className="peoples-line">{parts[0].text}</span>
            </summary>
            <PeopleParts parts={parts} stands={stands} unsure={unsureOf?.(seat)} />
          </details>
        );
      })}
    </section>
  );
}
