import type { Refusal } from '@pangaea/rules/kernel';
import { FAQ_QUESTIONS, type FaqId } from '@pangaea/words/terra-mystica/faq';
import { useId } from 'preact/compat';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { OF_QUESTION, subjectOf } from '../book/places.ts';
import { useFaq } from '../faq.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { askedAt } from './asked-at.ts';

/** A button that opens the questions of the FAQ about a place; nothing where there are none. */
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

/** Further questions about the reason of a refusal. */
export function RefusalQuestions({ refusal }: { readonly refusal: Refusal }) {
  const code = refusal.code === 'none-in-reach' ? 'not-in-reach' : refusal.code;
  const subject = subjectOf(refusal.code);
  return (
    <>
      {subject !== undefined && <RulesLink to={subject} />}
      <Questions at={[`refusal ${code}`]} />
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
              <RulesLink to={OF_QUESTION[id]} />
            </dd>
          </div>
        ))}
      </dl>
      {!isUsual && <p className="hint">{p.questions.otherReadings}</p>}
    </>
  );
}
