import { useGameSpeech } from '../../messages/speech.ts';
import type { Choice } from '../game/choices.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';

/** One way to do an action, with its price and gain. */
export function ChoiceButton({
  choice,
  withAction = false,
}: {
  readonly choice: Choice;
  /** Whether choices of several actions are shown together. */
  readonly withAction?: boolean;
}) {
  const speech = useGameSpeech();
  const terra = useTerra();
  const { play } = useTerraTable();
  const { draft, wish } = play;
  if (draft === undefined) return null;
  const name = withAction
    ? terra.nameOnHex(speech, draft.state, choice)
    : terra.choiceName(speech, draft.state, choice);
  const { Price, Sign } = terra;
  const does = terra.does?.(speech, draft.state, draft.seat, choice);
  const isTold = !withAction && terra.isTold(choice);
  return (
    <button
      type="button"
      className="choice"
      data-move={choice.action}
      data-does={choice.move}
      onClick={() => wish({ do: 'draft', move: choice.move })}
    >
      {Sign !== undefined && <Sign state={draft.state} choice={choice} />}
      <span className={isTold ? 'spoken' : undefined}>{name}</span>
      <Price state={draft.state} choice={choice} />
      {does !== undefined && <small className="choice-does">{does}</small>}
    </button>
  );
}
