import type { ReactNode } from 'preact/compat';
import { eventCount, eventsUntil, placeOf } from '../../game/moment.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { eventsOnShow } from '../../play/events-on-show.ts';
import { Asked } from '../../ui/asked.tsx';
import { type Change, type Entry, totalOf } from '../game/sources.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { useTerraTable } from '../terra-game.ts';

/** A number; a press shows its sources. */
export function Sources<E, C extends string>({
  title,
  entriesOf,
  causes,
  inBowls,
  only,
  atEnd = false,
  children,
}: {
  readonly title: string;
  /** From the events since the beginning of the game. */
  readonly entriesOf: (events: Iterable<E>) => readonly Entry<C>[];
  readonly causes: Readonly<Record<C, string>>;
  /** Whether amounts are those of the three bowls. */
  readonly inBowls: boolean;
  /** Shows one cause alone. */
  readonly only?: C;
  /** For the whole game, not for the moment that is shown. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}) {
  const { m } = useGameSpeech();
  const { play } = useTerraTable();
  const answer = (close: () => void) => {
    const events = atEnd ? eventsUntil(play.history) : eventsOnShow(play);
    const entries = entriesOf(events as Iterable<E>);
    const told = only === undefined ? entries : entries.filter(({ cause }) => cause === only);
    return <Ledger entries={told} causes={causes} inBowls={inBowls} onLook={close} />;
  };
  return (
    <Asked title={only === undefined ? title : m.told(title, causes[only])} answer={answer}>
      {children}
    </Asked>
  );
}

interface LedgerProps {
  readonly entries: readonly Entry[];
  readonly causes: Readonly<Record<string, string>>;
  readonly inBowls: boolean;
  /** Called when a moment was chosen. */
  readonly onLook: () => void;
}

/** Causes with their amounts; each opens into its moves. */
function Ledger({ entries, causes, inBowls, onLook }: LedgerProps) {
  const { m } = useGameSpeech();
  return (
    <>
      <p className="hint">{m.scores.sourcesHint}</p>
      {inBowls && (
        <p className="ledger-head" aria-hidden="true">
          <Amounts amounts={['I', 'II', 'III']} />
        </p>
      )}
      <ul className="ledger">
        {entries.map(({ cause, amounts, changes }) => (
          <li key={cause}>
            <details open={entries.length === 1}>
              <summary>
                <span>{causes[cause]}</span>
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

/** The move that brought a change; a press leads there. */
function Origin({ change, onLook }: { readonly change: Change; readonly onLook: () => void }) {
  const speech = useGameSpeech();
  const { play, who } = useTerraTable();
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
  const { language } = useGameSpeech();
  return (
    <span className="ledger-amounts">
      {amounts.map((amount, place) => (
        <span key={ROMAN[place]}>
          {amounts.length > 1 && (
            <span className="spoken">{TERRA_MESSAGES[language].bowl(ROMAN[place])} </span>
          )}
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
