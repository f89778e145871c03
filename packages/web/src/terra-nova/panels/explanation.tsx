import { circumstancesOf } from '../game/circumstances.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The effect of an action, beside it. */
export function Explanation({ action }: { readonly action: string }) {
  const { n } = useNovaSpeech();
  const circumstances = useCircumstances();
  const id = action.startsWith('power:') ? 'power' : action;
  if (!isExplained(id, n.explain)) return null;
  return <p className="hint">{n.explain[id](circumstances)}</p>;
}

/** The circumstances on which prices and effects of actions depend. */
export function useCircumstances() {
  const { state, seat } = useTable().play;
  return circumstancesOf(state, seat);
}

function isExplained<T extends object>(id: string, explain: T): id is keyof T & string {
  return Object.hasOwn(explain, id);
}
