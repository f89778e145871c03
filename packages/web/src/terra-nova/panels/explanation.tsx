import { later } from '../../ui/later.tsx';
import { circumstancesOf } from '../game/circumstances.ts';
import { introOf } from '../game/introduction.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const Peoples = later(async () => (await import('./peoples.tsx')).NovaPeoples);
const OwnWheel = later(async () => (await import('./peoples.tsx')).OwnWheel);

/** The effect of an action, at its place. */
export function Explanation({ action }: { readonly action: string }) {
  const { n } = useNovaSpeech();
  const circumstances = useCircumstances();
  const id = action.startsWith('power:') ? 'power' : action;
  if (!isExplained(id, n.explain)) return null;
  return <p className="hint">{n.explain[id](circumstances)}</p>;
}

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
      <Peoples isOwnOpen />
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

function useCircumstances() {
  const { state, seat } = useTable().play;
  return circumstancesOf(state, seat);
}

function isExplained<T extends object>(id: string, explain: T): id is keyof T & string {
  return Object.hasOwn(explain, id);
}
