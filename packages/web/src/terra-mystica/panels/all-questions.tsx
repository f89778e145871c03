import { FAQ_QUESTIONS, type FaqId } from '@pangaea/words/terra-mystica/faq';
import { useMysticaSpeech } from '../speech.ts';
import { Answers } from './questions.tsx';

/** All of them, in the order of the FAQ. */
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
