import { useGameSpeech } from '../../messages/speech.ts';
import type { Choice } from '../game/choices.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';
import { LostBy } from './lost-by.tsx';

/** One way to do an action, with its price and gain. */
export function ChoiceButton({
  choice,
  withAction = false,
  instead,
}: {
  readonly choice: Choice;
  /** Whether choices of several actions are shown together. */
  readonly withAction?: boolean;
  /**
   * Set if the choice replaces the end of the draft: the position before that end, the hex, and the
   * index of the first replaced move. If left out, the choice is added to the draft.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  readonly instead?: { readonly state: any; readonly spot: number; readonly from: number };
}) {
  const speech = useGameSpeech();
  const terra = useTerra();
  const { play } = useTerraTable();
  const { draft, wish } = play;
  if (draft === undefined) return null;
  const state = instead === undefined ? draft.state : instead.state;
  const name = withAction
    ? terra.nameOnHex(speech, state, choice)
    : terra.choiceName(speech, state, choice);
  const { Price, Sign } = terra;
  const does = terra.does?.(speech, state, draft.seat, choice);
  const isTold = !withAction && terra.isTold(choice);
  return (
    <button
      type="button"
      className="choice"
      data-move={choice.action}
      data-does={choice.move}
      onClick={() => {
        if (instead === undefined) {
          wish({ do: 'draft', move: choice.move });
          return;
        }
        wish({ do: 'undo', to: instead.from });
        wish({ do: 'draft', move: choice.move, spot: instead.spot });
      }}
    >
      {Sign !== undefined && <Sign state={state} choice={choice} />}
      <span className={isTold ? 'spoken' : undefined}>{name}</span>
      <Price state={state} choice={choice} />
      {does !== undefined && <small className="choice-does">{does}</small>}
      <LostBy moves={[choice.move]} {...(instead === undefined ? {} : { from: instead.from })} />
    </button>
  );
}
