import { eventCount, placeOf } from '../../game/moment.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { type Change, type Entry, totalOf } from '../game/sources.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { useTerraTable } from '../terra-game.ts';

interface LedgerProps {
  readonly entries: readonly Entry[];
  readonly causes: Readonly<Record<string, string>>;
  readonly inBowls: boolean;
  /** A counted thing, or a subject of the illustrated rules. */
  readonly rule: string;
  /** Called when a moment was chosen. */
  readonly onLook: () => void;
}

/** The subjects about counted things; those that are missing have the name of the thing. */
const RULE: Readonly<Record<string, string>> = {
  vp: 'goal',
  coins: 'income',
  workers: 'income',
  priests: 'income',
  power: 'bowls',
};

/** Causes with their amounts; each opens into its moves. */
export function Ledger({ entries, causes, inBowls, rule, onLook }: LedgerProps) {
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
      <p>
        <RulesLink to={RULE[rule] ?? rule} />
      </p>
    </>
  );
}

/** The move that caused a change; a press leads there. */
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
