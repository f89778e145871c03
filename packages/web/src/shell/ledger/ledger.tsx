import './ledger.css';
import { use, useMemo, useState } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { tallyOf } from '../../play/face/tally.ts';
import { useOver } from '../../play/use-over.ts';
import { copyText } from '../../ui/copy.ts';
import { sayTurn } from '../log/move-line.tsx';
import { useLook } from '../result/facts.tsx';
import { SaveRecord } from '../result/keep.tsx';
import { SeatMark } from '../seats/seat-mark.tsx';
import { LEDGER_MESSAGES } from './messages.ts';
import { type Cell, type LedgerRow, ledgerOf, ledgerText } from './rows.ts';

/** The game as a table with one row for each move: goods after it and their changes. */
export function Ledger() {
  const speech = useGameSpeech();
  const m = LEDGER_MESSAGES[speech.language];
  const { play, face, who, people } = useTable();
  const tally = use(tallyOf(face.table));
  const [only, setOnly] = useState<number>();
  const [copied, setCopied] = useState(false);
  const look = useLook();
  const isOver = useOver();
  const { history } = play;
  const parts = useMemo(
    () => ledgerOf(history, tally.columns, face.chapter, only),
    [history, tally, face, only],
  );
  const names = tally.columns.map((column) => column.name(speech));
  const move = ({ steps }: LedgerRow, mark: string | undefined) => {
    if (steps.length > 0) return sayTurn(speech, steps);
    return mark === undefined ? m.setUp : m.income;
  };
  const copy = async (button: Element) => {
    const head = [m.round, m.seat, m.move, ...names];
    const text = ledgerText(parts, head, (row, mark) => [who.full(row.seat), move(row, mark)]);
    setCopied(await copyText(text, button));
  };
  const filter = (seat: number | undefined, name: string) => (
    <button
      key={seat ?? 'all'}
      type="button"
      data-ledger-of={seat ?? 'all'}
      aria-pressed={only === seat}
      onClick={() => setOnly(seat)}
    >
      {name}
    </button>
  );
  return (
    <div className="ledger">
      <div className="ledger-tools">
        <fieldset>
          <legend className="spoken">{m.seats}</legend>
          {filter(undefined, m.all)}
          {people.map((_, seat) => filter(seat, who.seat(seat)))}
        </fieldset>
        <button
          type="button"
          data-copy-ledger
          onClick={({ currentTarget }) => void copy(currentTarget)}
        >
          {m.copy}
        </button>
        {isOver && <SaveRecord />}
        <span role="status" className="hint">
          {copied ? m.copied : m.how}
        </span>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.seat}</th>
            <th scope="col">{m.move}</th>
            {names.map((name) => (
              <th key={name} scope="col" className="ledger-figure">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ mark, rows }, part) => (
          <tbody key={part}>
            {mark !== undefined && (
              <tr className="ledger-round">
                <th scope="rowgroup" colSpan={names.length + 2}>
                  {speech.m.history.jumpTo(mark)}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={`${row.moment} ${row.seat}`}>
                <th scope="row">
                  <span className="ledger-seat">
                    <SeatMark seat={row.seat} size={18} />
                    {who.seat(row.seat)}
                  </span>
                </th>
                <td>
                  <button
                    type="button"
                    className="ledger-move"
                    data-ledger-move={row.moment}
                    aria-label={m.look(move(row, mark))}
                    onClick={() => look(row.moment)}
                  >
                    {move(row, mark)}
                  </button>
                </td>
                {row.cells.map((cell, at) => (
                  <td key={names[at]} className="ledger-figure">
                    <Figure cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Figure({ cell: { value = '–', change, isChanged } }: { readonly cell: Cell }) {
  if (change === undefined || change === 0) {
    return isChanged ? <b>{value}</b> : <span>{value}</span>;
  }
  return (
    <>
      {value}{' '}
      <span className={change > 0 ? 'gain' : 'loss'}>
        {change > 0 ? `+${change}` : `−${-change}`}
      </span>
    </>
  );
}
