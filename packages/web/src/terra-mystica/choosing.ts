import { type AllChoosing, useOwnTurn } from './own-turn.ts';
import { useMysticaSpeech } from './speech.ts';
import { useTable } from './table.ts';

const NOTHING: AllChoosing = {
  favours: undefined,
  towns: undefined,
  cards: undefined,
  cults: undefined,
  powers: undefined,
  specials: undefined,
  priests: undefined,
};

/** Tiles, cards and cults as buttons, made from the same list of actions as the dock. */
export function useChoosing(): AllChoosing {
  const speech = useMysticaSpeech();
  const { play, who } = useTable();
  const { actions, plan, draft, wish } = play;
  const { action: picked } = plan;
  const own = useOwnTurn(draft !== undefined);
  return own?.choosingOf({ speech, who, actions, picked, draft, wish }) ?? NOTHING;
}
