import type { Cause } from '@pangaea/rules/terra-nova';
import type { ReactNode } from 'react';
import { eventCount, eventsUntil, placeOf } from '../../game/moment.ts';
import { eventsOnShow } from '../../play/events-on-show.ts';
import { Asked } from '../../ui/asked.tsx';
import { type Change, type CountedThing, type Entry, ledger, totalOf } from '../game/ledger.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** A number of a seat that tells where it came from when pressed. */
export function Whence({
  seat,
  of,
  only,
  atEnd = false,
  children,
}: {
  readonly seat: number;
  readonly of: CountedThing;
  /** Tells of one cause alone. */
  readonly only?: Cause;
  /** Of the whole game, whatever is on show. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}) {
  const { m, w } = useNovaSpeech();
  const { play, who } = useTable();
  const name = who.seat(seat);
  const title = m.scores.whence[of](name);
  const answer = (close: () => void) => {
    const { bridgePieces } = play.state.table;
    const entries = ledger(
      atEnd ? eventsUntil(play.history) : eventsOnShow(play),
      seat,
      of,
      bridgePieces,
    );
    const told = only === undefined ? entries : entries.filter(({ cause }) => cause === only);
    return <Ledger entries={told} of={of} onLook={close} />;
  };
  return (
    <Asked title={only === undefined ? title : m.told(title, w.causes[only])} answer={answer}>
      {children}
    </Asked>
  );
}

interface LedgerProps {
  readonly entries: readonly Entry[];
  readonly of: CountedThing;
  /** A moment was chosen. */
  readonly onLook: () => void;
}

/** Causes with their amounts; each opens into the moves that it came with. */
function Ledger({ entries, of, onLook }: LedgerProps) {
  const { m, w } = useNovaSpeech();
  return (
    <>
      <p className="hint">{m.scores.whenceHint}</p>
      {of === 'power' && (
        <p className="ledger-head" aria-hidden="true">
          <Amounts amounts={['I', 'II', 'III']} />
        </p>
      )}
      <ul className="ledger">
        {entries.map(({ cause, amounts, changes }) => (
          <li key={cause}>
            <details open={entries.length === 1}>
              <summary>
                <span>{w.causes[cause]}</span>
                <Amounts amounts={amounts.map(signed)} />
              </summary>
              <ul>
                {changes.map((change) => (
                  <li key={change.moment}>
                    <Origin change={change} onLook={onLook} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        <li className="ledger-total">
          <span>{m.scores.total}</span>
          <Amounts amounts={totalOf(entries).map(String)} />
        </li>
      </ul>
    </>
  );
}

/** The move that a change came with; leads there. */
function Origin({ change, onLook }: { readonly change: Change; readonly onLook: () => void }) {
  const speech = useNovaSpeech();
  const { play, who } = useTable();
  const { history } = play;
  const amounts = <Amounts amounts={change.amounts.map(signed)} />;
  const all = eventCount(history);
  if (change.moment > all) {
    return (
      <span className="origin">
        <span>{speech.m.draft.heading}</span>
        {amounts}
      </span>
    );
  }
  const { step } = placeOf(history, change.moment);
  const look = () => {
    onLook();
    play.wish({ do: 'look', at: change.moment === all ? undefined : change.moment });
  };
  return (
    <button type="button" className="origin" onClick={look}>
      <span>
        {step === undefined
          ? speech.m.history.opening
          : speech.m.told(who.seat(step.seat), speech.move(step.state, step.move))}
      </span>
      {amounts}
    </button>
  );
}

function Amounts({ amounts }: { readonly amounts: readonly string[] }) {
  const { m } = useNovaSpeech();
  return (
    <span className="ledger-amounts">
      {amounts.map((amount, place) => (
        <span key={ROMAN[place]}>
          {amounts.length > 1 && <span className="spoken">{m.mat.bowl(ROMAN[place])} </span>}
          {amount}
        </span>
      ))}
    </span>
  );
}

const ROMAN = ['I', 'II', 'III'] as const;

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount === 0 ? '·' : `−${-amount}`;
}
