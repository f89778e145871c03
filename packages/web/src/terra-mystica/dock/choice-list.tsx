import { packMove } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import { AsList } from '../../shell/dock/as-list.tsx';
import { ChooserButton } from '../../shell/dock/chooser-button.tsx';
import { type Action, type Choice, placesIn } from '../../terra/game/choices.ts';
import { closedChoices } from '../../terra/game/reasons.ts';
import { ChoiceButton } from '../../terra/panels/choice-button.tsx';
import { OwnLandFirst } from '../../terra/panels/choices.tsx';
import { later } from '../../ui/later.tsx';
import { choiceOf } from '../game/actions.ts';
import { payingFor } from '../game/paying.ts';
import { REASONS } from '../game/reasons.ts';
import { Questions } from '../panels/questions-later.ts';
import { actionName, choiceName } from '../play/names.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import type { DockButton } from './buttons.ts';
import { isBid, isFaction } from './chooser.tsx';

const Paying = later(async () => (await import('./paying.tsx')).Paying);

const isOnMap = ({ target }: Choice) => target.on === 'hex' || target.on === 'bridge';

/** The choices of one button by name; choices of places are also highlighted on the map. */
export function ChoiceList({
  picked,
  alone,
}: {
  readonly picked: DockButton;
  readonly alone: boolean;
}) {
  const speech = useMysticaSpeech();
  const { m, t } = speech;
  const { play } = useTable();
  const { draft, wish } = play;
  if (draft === undefined) return null;
  const { id, actions } = picked;
  const choices = actions.flatMap((action) => action.choices);
  const onMap = choices.some(isOnMap);
  const explained: Readonly<Record<string, string>> = t.explain ?? {};
  // The first line of the dock asks the only question, unless a draft is shown there.
  const isAsked = alone && draft.moves.length === 0;
  return (
    <div className="choice-list">
      <header className={isAsked ? 'spoken' : undefined}>
        <h2>{actionName(speech, id)}</h2>
        {!alone && (
          <button
            type="button"
            className="quiet"
            onClick={() => wish({ do: 'pick', action: undefined })}
          >
            {m.actions.cancel}
          </button>
        )}
      </header>
      {onMap ? (
        <>
          <p>{m.actions.chooseTarget}</p>
          <AsList count={placesIn(choices)}>
            <Choices choices={choices} named={actions.length > 1} />
          </AsList>
        </>
      ) : actions.some((action) => isFaction(action) || isBid(action)) ? (
        <ChooserButton />
      ) : actions.length > 1 ? (
        <ul className="choices">
          {actions.map((action) => (
            <li key={action.id}>
              <Together action={action} />
            </li>
          ))}
        </ul>
      ) : (
        <Choices choices={choices} named={false} />
      )}
      {explained[id] !== undefined && <p className="hint">{explained[id]}</p>}
      <Questions at={[`action ${id}`]} />
      {onMap ? <p className="hint">{m.actions.askMap}</p> : <Closed actions={actions} />}
    </div>
  );
}

function Choices({
  choices,
  named,
}: {
  readonly choices: readonly Choice[];
  readonly named: boolean;
}) {
  const speech = useMysticaSpeech();
  return (
    <OwnLandFirst
      choices={choices}
      withAction={false}
      {...(named ? { spoken: ({ action }) => actionName(speech, action) } : {})}
    />
  );
}

/**
 * One of the actions of a button, with its choices side by side, or the reason why there are none.
 */
function Together({ action }: { readonly action: Action }) {
  const speech = useMysticaSpeech();
  const { play, who } = useTable();
  const name = actionName(speech, action.id);
  const { choices, refusal } = action;
  if (refusal !== undefined) {
    const power =
      action.kind === KIND.power && action.part !== undefined
        ? packMove(KIND.power, action.part)
        : undefined;
    const { draft } = play;
    const isPaid =
      power !== undefined &&
      draft !== undefined &&
      payingFor(draft.state, draft.seat, power) !== undefined;
    // With burnt power the action is possible, and nothing else says that it is impossible without.
    if (isPaid) return <Paying moves={[power]} name={name} />;
    return (
      <button
        type="button"
        className="choice action-not"
        aria-disabled
        data-move={action.id}
        title={speech.refusal(refusal, who)}
        onClick={() => play.wish({ do: 'refused', refusal })}
      >
        {name}
      </button>
    );
  }
  if (choices.length === 1 && choices[0].target.on !== 'nothing') {
    return <ChoiceButton choice={choices[0]} withAction />;
  }
  return (
    <div className="choices-together">
      <span>{name}</span>
      <Choices choices={choices} named />
    </div>
  );
}

/** Kinds with few choices that have names; places are chosen on the map. */
const LISTED: ReadonlySet<number> = new Set([
  KIND.take,
  KIND.pass,
  KIND.town,
  KIND.favour,
  KIND.faction,
  KIND.cult,
]);

/** Actions that cannot be chosen, with the reason. */
function Closed({ actions }: { readonly actions: readonly Action[] }) {
  const speech = useMysticaSpeech();
  const { play, who } = useTable();
  const { draft } = play;
  const [action] = actions;
  if (draft === undefined || actions.length > 1 || !LISTED.has(action.kind)) return null;
  const closed = closedChoices(REASONS, draft.state, draft.seat, action);
  if (closed.length === 0) return null;
  return (
    <details className="closed">
      <summary>{speech.m.actions.closed}</summary>
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
