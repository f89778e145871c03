import type { Refusal } from '@pangaea/rules/kernel';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { subjectOf } from '../book/places.ts';
import { introOf } from '../game/introduction.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { useCircumstances } from './explanation.tsx';
import { NovaPeoples, OwnWheel } from './peoples.tsx';

/** A short form of the rules, and all actions with their effects. */
export function RulesHelp() {
  const { m, n, w } = useNovaSpeech();
  const circumstances = useCircumstances();
  const { edition } = useTable().play.state.table;
  const names: Readonly<Record<string, string>> = n.actions.names;
  return (
    <>
      <ol className="introduction">
        {introOf(n, edition).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <OwnWheel />
      <NovaPeoples isOwnOpen />
      <h3>{m.actions.help}</h3>
      <dl className="help">
        {Object.entries(n.explain).map(([id, explain]) => (
          <div key={id}>
            <dt>{id === 'power' ? w.terms.powerActions : names[id]}</dt>
            <dd>{explain(circumstances)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A link from a refusal to its place in the rules. */
export function RefusalRules({ refusal }: { readonly refusal: Refusal }) {
  const subject = subjectOf(refusal.code);
  return subject === undefined ? null : <RulesLink to={subject} />;
}
