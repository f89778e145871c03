import { FAQ_QUESTIONS, type FaqId } from '@pangaea/words/terra-mystica/faq';
import { useId } from 'preact/compat';
import { later } from '../../ui/later.tsx';
import { useFaq } from '../faq.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { askedAt } from './asked-at.ts';

const AnswerRules = later(async () => (await import('./answer-rules.tsx')).AnswerRules, null);

/** A button that opens the questions of the FAQ about a place; empty if there are none. */
export function Questions({ at }: { readonly at: readonly string[] }) {
  const { p } = useMysticaSpeech();
  const note = useId();
  const ids = askedAt(at);
  if (ids.length === 0) return null;
  return (
    <>
      <button type="button" className="quiet tm-questions-open" popoverTarget={note}>
        {p.questions.open(ids.length)}
      </button>
      <div id={note} popover="auto" className="note tm-questions">
        <Answers ids={ids} />
      </div>
    </>
  );
}

/** Questions with their answers and sources. */
export function Answers({ ids }: { readonly ids: readonly FaqId[] }) {
  const { p } = useMysticaSpeech();
  const { play } = useTable();
  const answers = useFaq()?.answers;
  if (answers === undefined) return null;
  const isUsual = play.state.table.options.rules === 'standard';
  return (
    <>
      <dl className="help">
        {ids.map((id) => (
          <div key={id}>
            <dt>{answers[id].question}</dt>
            <dd>
              {answers[id].answer} <small>{p.questions.source(FAQ_QUESTIONS[id].source)}</small>{' '}
              <AnswerRules id={id} />
            </dd>
          </div>
        ))}
      </dl>
      {!isUsual && <p className="hint">{p.questions.otherReadings}</p>}
    </>
  );
}
