import { MeepleIcon } from '../cards/meeple-icon.tsx';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The number of meeples that each seat still has to place: a seat with none has won. */
export function Race() {
  const { m, g } = useGaiaSpeech();
  const { play, who } = useTable();
  const { state } = play;
  return (
    <ol className="race rounds" aria-label={g.mats.toPlace}>
      <li className="race-about" aria-hidden="true">
        {g.mats.toPlace}
      </li>
      {Array.from({ length: state.table.players }, (_, seat) => (
        <li key={seat} className={state.turn() === seat ? 'race-seat race-now' : 'race-seat'}>
          <MeepleIcon seat={seat} />
          <span className="race-name" aria-hidden="true">
            {who.seat(seat)}
          </span>
          <b aria-hidden="true">{state.supply(seat)}</b>
          <span className="spoken">{m.told(who.seat(seat), g.mats.left(state.supply(seat)))}</span>
        </li>
      ))}
    </ol>
  );
}
