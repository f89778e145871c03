import { LANDS, NONE, QUESTION, type State, tileAt, xOf, yOf } from '@pangaea/rules/gaia';
import { AsList } from '../../shell/dock/as-list.tsx';
import type { Action, Choice } from '../game/actions.ts';
import { foresee } from '../game/outlook.ts';
import { pointing } from '../game/pointing.ts';
import { type GaiaSpeech, type GaiaWho, useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { captionOf } from './card-button.tsx';
import { Placed } from './outlook.tsx';

/** The places of one action, by name: the same choices that are highlighted in the world. */
export function ChoiceList({
  action,
  alone,
}: {
  readonly action: Action;
  readonly alone: boolean;
}) {
  const speech = useGaiaSpeech();
  const { g } = speech;
  const { play, who } = useTable();
  const { draft, plan, wish } = play;
  if (draft === undefined) return null;
  const { left, points } = pointing(action, plan.points);
  const isCard = action.zone === 'hand';
  return (
    <div className="choice-list">
      <header>
        <h2>
          {isCard ? g.hand.play(captionOf(speech, action.with)) : askedOf(speech, draft.state, who)}
        </h2>
        {!alone && (
          <button
            type="button"
            className="quiet"
            data-other
            onClick={() => wish({ do: 'pick', action: undefined })}
          >
            {g.actions.other}
          </button>
        )}
      </header>
      <p className="hint">
        {points.length === 0
          ? g.actions.onWorld
          : left[0].inAnyOrder
            ? g.actions.secondTile
            : g.actions.rest}
        {isCard && ` ${g.actions.also}`}
      </p>
      <AsList count={left.length}>
        <ul className="choices">
          {left.map((choice) => (
            <li key={choice.move}>
              <ChoiceButton choice={choice} name={placeName(speech, draft.state, choice)} />
            </li>
          ))}
        </ul>
      </AsList>
    </div>
  );
}

/** The question, if no card was chosen. */
function askedOf({ w }: GaiaSpeech, state: State, who: GaiaWho): string {
  const asked = state.top() === QUESTION.feed ? w.asked.feed : w.asked.settle;
  return asked({ actions: 0, isPowerCard: false, power: 'protection', by: state.turn() }, who);
}

/** The places that a choice names. */
function placeName(speech: GaiaSpeech, state: State, choice: Choice): string {
  const { cells, inAnyOrder, move } = choice;
  if (cells.length > 1 && !inAnyOrder) return speech.move(state, move);
  return cells.map((place) => cellName(speech, state, place)).join(' ↔ ');
}

function cellName({ w }: GaiaSpeech, state: State, place: number): string {
  const tile = tileAt(state, place);
  const at = w.place(xOf(place), yOf(place));
  if (tile === NONE) return at;
  const city = state.cityOn(tile);
  return `${city === NONE ? w.lands[LANDS[state.land(tile)]] : w.city(state.table.cityIds[city])} ${at}`;
}

export function ChoiceButton({ choice, name }: { readonly choice: Choice; readonly name: string }) {
  const { play } = useTable();
  const { draft, wish } = play;
  if (draft === undefined) return null;
  const look = foresee(draft.state, draft.seat, choice.move);
  return (
    <button
      type="button"
      className="choice"
      data-move={choice.move}
      data-does={choice.move}
      onClick={() => wish({ do: 'draft', move: choice.move })}
    >
      <span>{name}</span>
      <Placed look={look} seat={draft.seat} />
    </button>
  );
}
