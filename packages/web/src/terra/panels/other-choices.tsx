import { useMemo } from 'preact/compat';
import { draftOn } from '../../game/draft.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { placeName } from '../game/places.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';
import { Chains } from './chains.tsx';

/** A press on a hex has drafted what is usual there: the other ways, and what leads to all that can be done on it. */
export function OtherChoices() {
  const { language } = useGameSpeech();
  const terra = useTerra();
  const { plan, draft, wish, state } = useTerraTable().play;
  const { instead, moves } = plan;
  const before = useMemo(() => {
    if (instead === undefined || draft === undefined) return undefined;
    const begun = draftOn(draft.game, draft.base, draft.seat, moves.slice(0, instead.from));
    return begun.ok ? begun.value : undefined;
  }, [draft, instead, moves]);
  if (instead === undefined || before === undefined) return null;
  const chains = terra.chainsOn?.(before.state, before.seat, instead.spot) ?? [];
  const { name } = terra.boardOf(state).hexes[instead.spot];
  return (
    <div className="instead">
      {chains.length > 1 && <Chains chains={chains} state={before.state} from={instead} />}
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
