import { RulesNotes } from '../../shell/book/rules-link.tsx';
import { SeatMark } from '../../shell/seats/seat-mark.tsx';
import { useTable } from '../table.ts';
import { Holdings } from './board.tsx';

/** Everybody's cards and meeples, one below the other. */
export function Compare() {
  const { play, who } = useTable();
  return (
    <ul className="compare">
      {Array.from({ length: play.state.table.players }, (_, seat) => (
        <li key={seat}>
          <h3>
            <SeatMark seat={seat} size={24} /> {who.seat(seat)}
          </h3>
          <RulesNotes to="turn">
            <Holdings seat={seat} />
          </RulesNotes>
        </li>
      ))}
    </ul>
  );
}
