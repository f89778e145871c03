import { memo } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { Rise } from '../../play/rise.tsx';
import { isOver } from '../../play/use-over.ts';
import { Explained } from '../../ui/explained.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tinctureClass } from '../../ui/tinctures.ts';
import { beforeDraft } from '../before-draft.ts';
import { RulesNotes } from '../book/rules-link.tsx';
import { Foreseen } from '../foreseen.tsx';
import { useOpened } from '../opened.ts';
import { isOnTurn } from './on-turn.ts';
import { ownSeat } from './own-seat.ts';
import { Presence } from './presence.tsx';
import { SeatButton } from './seat-button.tsx';
import { SeatMark } from './seat-mark.tsx';

/** All seats, one line each, in turn order; a press on a name opens the board. */
export const Rail = memo(function Rail() {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, face } = useTable();
  const { points, rail: columns } = face.table;
  return (
    <table className="rail" aria-label={m.rail.heading}>
      <thead>
        <tr>
          <th scope="col" className="rail-who">
            <span className="spoken">{m.rail.heading}</span>
            <RulesNotes to="goal">
              <Legend />
            </RulesNotes>
            <Watching />
          </th>
          <th scope="col" className="rail-points" title={points.name(speech)}>
            <span aria-hidden="true">
              <points.Sign />
            </span>
            <span className="spoken">{points.name(speech)}</span>
          </th>
          {columns.map(({ id, Sign, name, isMinor = false }) => (
            <th
              key={id}
              scope="col"
              title={name(speech)}
              className={`rail-${id} ${isMinor ? 'rail-minor' : ''}`}
            >
              <span aria-hidden="true">
                <Sign />
              </span>
              <span className="spoken">{name(speech)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {face.order(play.state).map((seat) => (
          <Row key={seat} seat={seat} />
        ))}
      </tbody>
    </table>
  );
});

/** The meaning of the signs above the columns, for people who cannot hover over them. */
function Legend() {
  const speech = useGameSpeech();
  const { m } = speech;
  const { face } = useTable();
  const { points, rail: columns } = face.table;
  return (
    <Explained
      label={m.rail.legend}
      note={[{ id: 'points', ...points }, ...columns].map(({ id, Sign, name }) => (
        <span key={id} className="note-line rail-legend">
          <span aria-hidden="true">
            <Sign />
          </span>
          {name(speech)}
        </span>
      ))}
      className="rail-signs"
    >
      ?
    </Explained>
  );
}

/** The number of spectators. */
function Watching() {
  const { m } = useGameSpeech();
  const { play } = useTable();
  const watching = play.table.presence?.watching ?? 0;
  if (watching === 0) return null;
  const text = m.together.watching(watching);
  return (
    <span className="rail-watching" title={text} data-watching>
      <Icon name="watch" /> <span aria-hidden="true">{watching}</span>
      <span className="spoken">{text}</span>
    </span>
  );
}

function Row({ seat }: { readonly seat: number }) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, face, people, company } = useTable();
  const { opened, open } = useOpened();
  const {
    plays,
    points,
    colour,
    isOut,
    note,
    shortNote = note,
  } = face.seat(speech, play.state, seat);
  const before = beforeDraft(play);
  const was = before === undefined ? points : face.seat(speech, before, seat).points;
  const shown = opened.board ?? ownSeat(play);
  const isOn = isOnTurn(play, seat);
  // At the end of the game nobody is shown as out.
  const isPale = isOut && !isOver(play);
  return (
    <tr
      className={`rail-row ${tinctureClass(colour)} ${isOn ? 'rail-on' : ''} ${isPale ? 'rail-out' : ''}`}
      data-seat={seat}
    >
      <th scope="row" className="rail-who">
        <SeatButton
          seat={seat}
          className="rail-open"
          aria-pressed={shown === seat}
          aria-current={isOn ? 'true' : undefined}
          onClick={() => open({ board: seat, tab: 'board' })}
        >
          <span className="rail-mark" data-spot={`seat ${seat}`}>
            <SeatMark seat={seat} size={30} />
            <Presence seat={seat} />
            {isOut && isPale && note !== undefined && (
              <span className="rail-flag" title={note} aria-hidden="true">
                <Icon name="flag" />
              </span>
            )}
          </span>
          <bdi className="rail-name">{people[seat].name}</bdi>
          {company !== undefined && <company.SeatClock seat={seat} />}
          <span className="rail-plays">
            {plays !== undefined && `${plays} `}
            {note !== undefined && isPale === isOut && (
              <span className="rail-note" title={note}>
                {!isOut && <span aria-hidden="true">{shortNote}</span>}
                <span className="spoken">{note}</span>
              </span>
            )}
          </span>
        </SeatButton>
      </th>
      <td className="rail-points" data-spot={`points ${seat}`}>
        <Rise value={points} />
        <Foreseen was={was} is={points} />
      </td>
      {face.table.rail.map(({ id, figure, Drawn, isMinor = false }) => {
        const is = figure(play.state, seat);
        const had = before === undefined ? is : figure(before, seat);
        return (
          <td
            key={id}
            className={`rail-${id} ${isMinor ? 'rail-minor' : ''} ${is === had ? '' : 'rail-foreseen'}`}
            data-spot={`${id} ${seat}`}
          >
            {is !== undefined && (Drawn === undefined ? is : <Drawn figure={is} />)}
            {is !== had && <span className="spoken">{m.rail.now(had ?? m.rail.none)}</span>}
          </td>
        );
      })}
    </tr>
  );
}
