import { FAQ_QUESTIONS, type FaqId } from '@pangaea/words/terra-mystica/faq';
import { useMysticaSpeech } from '../speech.ts';
import { Answers } from './questions.tsx';

/** All questions of the FAQ with their answers, in its order. */
export function AllQuestions() {
  const { p } = useMysticaSpeech();
  return (
    <details className="tm-all-questions">
      <summary>{p.questions.heading}</summary>
      <p className="hint">{p.questions.hint}</p>
      <Answers ids={Object.keys(FAQ_QUESTIONS) as FaqId[]} />
    </details>
  );
}
