import './why.css';
import { useEffect, useMemo, useState } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { type Named, type Tally, tallyOf } from '../../play/face/tally.ts';
import type { Hinted } from '../../table/port.ts';
import type { Deciding } from './deeds.ts';
import { WHY_MESSAGES } from './messages.ts';
import { PARTS_OF_GAME } from './parts.ts';
import { type Reasons, reasonsOf } from './reasons.ts';

/** A decision whose reasons are requested. */
export interface WhyOf {
  /**
   * The position before the decision, and the bot's values of the decisions there. It is
   * `no-choice` if there was only one decision, and undefined if the bot could not be asked.
   */
  analyse(): Promise<(Deciding & { readonly analysis: Hinted }) | 'no-choice' | undefined>;
}

interface Found extends Deciding {
  readonly tally: Tally;
  readonly analysis: Hinted;
}

/** The reasons for a decision, in sentences. */
export function ToldWhy({ of }: { readonly of: WhyOf }) {
  const speech = useGameSpeech();
  const m = WHY_MESSAGES[speech.language];
  const { face, people } = useTable();
  const [found, setFound] = useState<Found | 'failed' | 'no-choice'>();
  useEffect(() => {
    let isLeft = false;
    const told = (now: typeof found) => {
      if (!isLeft) setFound(now);
    };
    Promise.all([tallyOf(face.table), of.analyse()]).then(
      ([tally, analysed]) =>
        told(typeof analysed === 'object' ? { tally, ...analysed } : (analysed ?? 'failed')),
      () => told('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [face, of]);
  const reasons = useMemo(
    () =>
      typeof found === 'object' ? reasonsOf(speech, found.tally, found, found.analysis) : undefined,
    [speech, found],
  );
  if (found === undefined) return <p className="why">{m.thinking}</p>;
  if (found === 'no-choice') return <p className="why">{m.noChoice}</p>;
  if (reasons === undefined) return <p className="why">{m.failed}</p>;
  return (
    <div className="why" data-why>
      <ul>
        {linesOf(reasons).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <small>{m.estimate}</small>
    </div>
  );

  function linesOf({ isBest, best, points, income, next, against, unit }: Reasons): string[] {
    const parts = (names: readonly string[]) =>
      speech.m.list(names.map((name) => PARTS_OF_GAME[speech.language][name] ?? name));
    const amounts = (all: readonly Named[]) =>
      speech.m.list(all.map(({ name, amount }) => `${signed(amount)} ${name}`));
    const lines: string[] = [];
    if (isBest === true) lines.push(m.same);
    if (isBest === false) lines.push(m.rather(best));
    if (points.length > 0) lines.push(m.points(amounts(points)));
    if (income.length > 0) lines.push(m.income(amounts(income)));
    if (against !== undefined) {
      const { gain, words, by, but, others } = against;
      if (gain === undefined) lines.push(m.equal(words));
      else {
        const amount =
          unit === 'points' ? m.amount.points(gain) : m.amount.chance(Math.max(1, gain * 100));
        const [gained, lost] = [by, but].map((each) => (each.length > 0 ? parts(each) : undefined));
        const sentences = [
          m.gain(amount, words),
          gained && m.by(gained),
          lost && m.but(lost),
          others === undefined
            ? undefined
            : people.length === 2
              ? m.rival(others)
              : m.others(others),
        ];
        lines.push(sentences.filter((each) => each !== undefined).join(' '));
      }
    }
    if (next !== undefined) lines.push(m.next(next));
    return lines;
  }
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
