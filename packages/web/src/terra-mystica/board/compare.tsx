import { SeatMark } from '../../shell/seat-mark.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { usePanel } from '../panel.ts';
import { RAIL_FIGURES, RailCell } from '../panels/rail-cells.tsx';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The figures of everybody below each other. */
export function Compare() {
  const { m, w } = useMysticaSpeech();
  const { speech } = usePanel();
  const { play, who, face } = useTable();
  const { state } = play;
  return (
    <div className="wide">
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{m.rail.heading}</span>
            </th>
            <th scope="col" title={w.terms.vp}>
              <span aria-hidden="true">
                <TokenIcon name="vp" />
              </span>
              <span className="spoken">{w.terms.vp}</span>
            </th>
            {RAIL_FIGURES.map(({ id, sign, name }) => (
              <th key={id} scope="col" title={name(speech)}>
                <span aria-hidden="true">{sign}</span>
                <span className="spoken">{name(speech)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {face.order(state).map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <span className="compare-who">
                  <SeatMark seat={seat} size={26} />
                  <span className="compare-name">{who.seat(seat)}</span>
                </span>
              </th>
              <td>{state.vp(seat)}</td>
              {RAIL_FIGURES.map((figure) => (
                <td key={figure.id}>
                  <RailCell figure={figure} state={state} seat={seat} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
