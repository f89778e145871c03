import { useMemo } from 'preact/compat';
import { type AnyDraft, draftOnce } from '../../game/draft.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { NO_PLAN } from '../../play/plan.ts';
import type { Action, Choice } from '../game/choices.ts';
import { choicesOn } from '../game/click.ts';
import { placeName } from '../game/places.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { type AnyTerraGame, useTerra, useTerraTable } from '../terra-game.ts';
import { Chains } from './chains.tsx';
import { ChoiceButton } from './choice-button.tsx';

/**
 * A press on a hex has drafted the usual moves there: this shows the other ways, and a link to
 * everything that can be done on it.
 */
export function OtherChoices() {
  const { language } = useGameSpeech();
  const terra = useTerra();
  const { plan, draft, wish, state } = useTerraTable().play;
  const { instead, moves } = plan;
  const before = useMemo(() => {
    if (instead === undefined || draft === undefined) return undefined;
    const begun = draftOnce(draft.game, draft.base, draft.seat, moves.slice(0, instead.from));
    return begun.ok ? begun.value : undefined;
  }, [draft, instead, moves]);
  if (instead === undefined || before === undefined) return null;
  const chains = terra.chainsOn?.(before.state, before.seat, instead.spot) ?? [];
  const beside = chains.length > 0 ? [] : besideUsual(terra, before, instead.spot);
  const { name } = terra.boardOf(state).hexes[instead.spot];
  return (
    <div className="instead">
      {chains.length > 1 && <Chains chains={chains} state={before.state} from={instead} />}
      {beside
        .filter(({ move }) => move !== moves[instead.from])
        .map((choice) => (
          <ChoiceButton
            key={choice.move}
            choice={choice}
            withAction
            instead={{ ...instead, state: before.state }}
          />
        ))}
      <button
        type="button"
        className="quiet other-choices"
        data-other-choices
        onClick={() => {
          wish({ do: 'undo', to: instead.from });
          wish({ do: 'ask', spot: instead.spot });
        }}
      >
        {TERRA_MESSAGES[language].otherChoices(placeName(language, name))}
      </button>
    </div>
  );
}

/** The choices on a hex of which a press drafts the usual one; none if there is no usual one. */
function besideUsual(terra: AnyTerraGame, before: AnyDraft, hex: number): readonly Choice[] {
  const { game, state, seat } = before;
  const actions: readonly Action[] = game.actionsFor(state, seat);
  const choices = choicesOn({ actions, plan: NO_PLAN }, hex);
  const wanted = terra.ownLandFirst?.(state, seat, choices).wanted ?? choices;
  return terra.usualOf?.(state, seat, wanted) === undefined ? [] : wanted;
}
