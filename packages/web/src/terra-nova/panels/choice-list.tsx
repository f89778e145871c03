import { KIND } from '@pangaea/rules/terra-nova';
import type { Chooser } from '../../play/face/table-parts.ts';
import { AsList } from '../../shell/dock/as-list.tsx';
import { ChooserButton } from '../../shell/dock/chooser-button.tsx';
import { type Action, placesIn } from '../../terra/game/choices.ts';
import { closedChoices } from '../../terra/game/reasons.ts';
import { ChoiceButton } from '../../terra/panels/choice-button.tsx';
import { later } from '../../ui/later.tsx';
import { choiceOf } from '../game/choices.ts';
import { REASONS } from '../game/reasons.ts';
import { actionName, choiceName } from '../play/names.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Explanation } from './explanation.tsx';

const FactionChoice = later(async () => (await import('./faction-choice.tsx')).FactionChoice);

/** The places of one action by name: the same choices as highlighted on the map. */
export function ChoiceList({
  action,
  alone,
}: {
  readonly action: Action;
  readonly alone: boolean;
}) {
  const speech = useNovaSpeech();
  const { play } = useTable();
  const { draft, wish } = play;
  if (draft === undefined) return null;
  const onMap = action.choices.some(({ target }) => target.on === 'hex' || target.on === 'bridge');
  const isFactions = action.kind === KIND.faction;
  return (
    <div className={alone ? 'choice-list' : 'choice-list choice-split'}>
      <header>
        {/* The line above already asks a single question. */}
        <h2 className={alone ? 'spoken' : undefined}>
          {actionName(speech, draft.state, action.id)}
        </h2>
        {!alone && (
          <button
            type="button"
            className="quiet"
            onClick={() => wish({ do: 'pick', action: undefined })}
          >
            {speech.m.actions.cancel}
          </button>
        )}
      </header>
      {onMap ? (
        <>
          <p>{speech.m.actions.chooseTarget}</p>
          <AsList count={placesIn(action.choices)}>
            <Choices action={action} />
          </AsList>
        </>
      ) : isFactions ? (
        <ChooserButton />
      ) : (
        <Choices action={action} />
      )}
      <Explanation action={action.id} />
      <Closed action={action} />
    </div>
  );
}

function Choices({ action }: { readonly action: Action }) {
  return (
    <ul className="choices">
      {action.choices.map((choice) => (
        <li key={choice.move}>
          {choice.target.on === 'faction' ? (
            <FactionChoice faction={choice.target.at} move={choice.move} />
          ) : (
            <ChoiceButton choice={choice} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Factions to choose fill a sheet over the map. */
export function useChooser(): Chooser | undefined {
  const { w } = useNovaSpeech();
  const { play } = useTable();
  const action = play.actions.find(
    ({ kind, choices }) => kind === KIND.faction && choices.length > 0,
  );
  if (action === undefined) return undefined;
  return { title: w.moves.faction.kind, content: <Choices action={action} /> };
}

/** Kinds with few choices that have names; places are chosen on the map. */
const LISTED: ReadonlySet<number> = new Set([KIND.take, KIND.pass, KIND.town, KIND.faction]);

/** Impossible choices, with the reason; for places the map gives it. */
function Closed({ action }: { readonly action: Action }) {
  const speech = useNovaSpeech();
  const { m } = speech;
  const { play, who } = useTable();
  const { draft } = play;
  if (draft === undefined) return null;
  const onMap = action.choices.some(({ target }) => target.on === 'hex' || target.on === 'bridge');
  if (onMap) return <p className="hint">{m.actions.askMap}</p>;
  if (!LISTED.has(action.kind)) return null;
  const closed = closedChoices(REASONS, draft.state, draft.seat, action);
  if (closed.length === 0) return null;
  return (
    <details className="closed">
      <summary>{m.actions.closed}</summary>
      <ul>
        {closed.map(({ move, refusal }) => (
          <li key={move}>
            <b>{choiceName(speech, draft.state, choiceOf(draft.state, move))}</b>{' '}
            {speech.refusal(refusal, who)}
          </li>
        ))}
      </ul>
    </details>
  );
}
