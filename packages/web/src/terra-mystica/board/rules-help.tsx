import { introOf } from '../game/introduction.ts';
import { AllQuestions } from '../panels/all-questions.tsx';
import { OwnWheel } from '../panels/own-wheel.tsx';
import { MysticaPeoples } from '../panels/peoples.tsx';
import { actionName } from '../play/names.ts';
import { useTurnWords } from '../said.tsx';
import { useMysticaSpeech } from '../speech.ts';

/** A short form of the rules, and all actions with their effects. */
export function RulesHelp() {
  const speech = useMysticaSpeech();
  const { m, t } = speech;
  const isSaid = useTurnWords(true);
  return (
    <>
      <ol className="introduction">
        {introOf(t).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <OwnWheel />
      <MysticaPeoples isOwnOpen />
      {isSaid && (
        <>
          <h3>{m.actions.help}</h3>
          <dl className="help">
            {Object.entries(t.explain).map(([id, explained]) => (
              <div key={id}>
                <dt>{actionName(speech, id)}</dt>
                <dd>{explained}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <AllQuestions />
    </>
  );
}
