import { circumstancesOf } from '../game/circumstances.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** What an action does, where it stands. */
export function Explanation({ action }: { readonly action: string }) {
  const { m } = useNovaSpeech();
  const circumstances = useCircumstances();
  const id = action.startsWith('power:') ? 'power' : action;
  if (!isExplained(id, m.explain)) return null;
  return <p className="hint">{m.explain[id](circumstances)}</p>;
}

/** All actions with what they do. */
export function RulesHelp() {
  const { m, w } = useNovaSpeech();
  const circumstances = useCircumstances();
  const names: Readonly<Record<string, string>> = m.actions.names;
  return (
    <dl className="help">
      {Object.entries(m.explain).map(([id, explain]) => (
        <div key={id}>
          <dt>{id === 'power' ? w.terms.powerActions : names[id]}</dt>
          <dd>{explain(circumstances)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useCircumstances() {
  const { state, seat } = useTable().play;
  return circumstancesOf(state, seat);
}

function isExplained<T extends object>(id: string, explain: T): id is keyof T & string {
  return Object.hasOwn(explain, id);
}
