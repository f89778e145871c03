import { useMemo, useState } from 'preact/compat';
import { turnsOf } from '../../game/branch.ts';
import { momentAfter } from '../../game/moment.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { type SketchHere, useTable } from '../../play/context.ts';
import type { Row } from '../../play/face/side-by-side.ts';
import type { SketchState } from '../../table/sketch/sketch-table.ts';
import { later } from '../../ui/later.tsx';
import { TurnLine } from '../log/move-line.tsx';
import { SeatMark } from '../seats/seat-mark.tsx';
import { SKETCH_MESSAGES } from './messages.ts';
import { sideBySide } from './side-by-side.ts';

const OthersCan = later(async () => (await import('./others-can.tsx')).OthersCan);

interface SheetProps {
  readonly sketch: SketchHere;
  readonly state: SketchState;
}

/** The steps of the shown branch, and all branches side by side. */
export function SketchSheet(props: SheetProps) {
  const { language } = useGameSpeech();
  const m = SKETCH_MESSAGES[language];
  return (
    <div className="sketch-sheet">
      <Steps {...props} />
      <Compared {...props} />
      <Others {...props} />
      <p className="hint">{props.sketch.isShared ? m.keptEverywhere : m.kept}</p>
    </div>
  );
}

/** The possibilities of the others; loaded when the list is opened. */
function Others(props: SheetProps) {
  const { language } = useGameSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      data-others-can
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{SKETCH_MESSAGES[language].othersCan}</summary>
      {isOpen && <OthersCan {...props} />}
    </details>
  );
}

function Steps({ sketch: { table }, state }: SheetProps) {
  const speech = useGameSpeech();
  const m = SKETCH_MESSAGES[speech.language];
  const { play } = useTable();
  const { history, branch, own, branches } = state;
  const turns = useMemo(() => turnsOf(history, branch.from), [history, branch.from]);
  const back = (moves: number) => {
    play.wish({ do: 'clear' });
    table.backTo(moves);
  };
  let count = 0;
  return (
    <section aria-labelledby="sketch-steps">
      <header className="sketch-head">
        <h3 id="sketch-steps">{m.steps}</h3>
        <label>
          <span className="spoken">{m.name}</span>
          <input
            key={branch.id}
            type="text"
            maxLength={24}
            data-branch-name
            defaultValue={branch.name}
            onBlur={({ currentTarget }) => table.rename(branch.id, currentTarget.value)}
          />
        </label>
        <button
          type="button"
          className="quiet"
          data-remove-branch
          onClick={() => {
            play.wish({ do: 'clear' });
            table.remove(branch.id);
          }}
        >
          {branches.length === 1 ? m.empty : m.remove}
        </button>
      </header>
      {turns.length === 0 && <p className="hint">{m.noSteps}</p>}
      <ol className="sketch-steps">
        {turns.map((turn) => {
          const isOwn = turn.seat === own;
          const title = isOwn ? m.turn(count++) : undefined;
          const last = branch.from + turn.before + turn.steps.length;
          const [first] = turn.steps;
          return (
            <li key={turn.before} data-sketch-step={turn.before}>
              <button
                type="button"
                className="sketch-step"
                onClick={() => play.wish({ do: 'look', at: momentAfter(history, last) })}
              >
                <SeatMark seat={turn.seat} size={20} />
                <span>
                  {title !== undefined && <b>{title}: </b>}
                  <TurnLine steps={turn.steps} />
                </span>
              </button>
              <button
                type="button"
                className="quiet"
                data-back-from={turn.before}
                aria-label={m.backFromOf(speech.move(first.state, first.move))}
                onClick={() => back(turn.before)}
              >
                {m.backFrom}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Compared({ sketch: { table, tally }, state }: SheetProps) {
  const speech = useGameSpeech();
  const m = SKETCH_MESSAGES[speech.language];
  const { who, people } = useTable();
  const [chosen, choose] = useState<number>();
  const seat = chosen ?? state.own ?? 0;
  const shown = useMemo(
    () =>
      sideBySide(
        speech,
        tally,
        state.branches.map((each) => ({ history: table.grown(each).history, from: each.from })),
        seat,
      ),
    [speech, tally, table, state, seat],
  );
  const signed = (value: Row['values'][number]) =>
    typeof value === 'number' && value > 0 ? `+${value}` : value;
  const row = ({ name, values }: Row, isGain: boolean) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {values.map((value, place) => (
        <td key={state.branches[place].id} data-shown={isShown(place)}>
          {(isGain ? signed(value) : value) ?? '–'}
        </td>
      ))}
    </tr>
  );
  const isShown = (place: number) => state.branches[place].id === state.shown || undefined;
  const group = (name: string, rows: readonly Row[], isGain: boolean, none: string) => (
    <>
      <tr className="sketch-group">
        <th scope="rowgroup" colSpan={state.branches.length + 1}>
          {name}
        </th>
      </tr>
      {rows.length === 0 ? (
        <tr>
          <td colSpan={state.branches.length + 1} className="hint">
            {none}
          </td>
        </tr>
      ) : (
        rows.map((each) => row(each, isGain))
      )}
    </>
  );
  return (
    <section aria-labelledby="sketch-compared">
      <header className="sketch-head">
        <h3 id="sketch-compared">{m.sideBySide}</h3>
        <label>
          <span className="spoken">{m.seat}</span>
          <select
            value={seat}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          >
            {people.map((_, each) => (
              <option key={each} value={each}>
                {who.full(each)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <div className="wide">
        <table className="sketch-table">
          <thead>
            <tr>
              <td />
              {state.branches.map(({ id, name }, place) => (
                <th key={id} scope="col" data-shown={isShown(place)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {group(m.has, shown.has, false, '')}
            {group(m.income, shown.income, true, m.noIncome)}
            {group(m.points, shown.points, true, m.noPoints)}
            {shown.points.length > 0 && row({ name: m.together, values: shown.together }, true)}
          </tbody>
        </table>
      </div>
    </section>
  );
}
