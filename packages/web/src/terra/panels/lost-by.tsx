import { useMemo } from 'preact/compat';
import { draftOnce } from '../../game/draft.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';

/**
 * The losses that moves add to those of the draft, in sentences on the button that offers them.
 * @param moves that the button drafts
 * @param from the number of drafted moves before them; if left out, all
 */
export function LostBy({
  moves,
  from,
}: {
  readonly moves: readonly number[];
  readonly from?: number;
}) {
  const speech = useGameSpeech();
  const { lostBy } = useTerra();
  const { draft } = useTerraTable().play;
  const key = moves.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the moves.
  const lost = useMemo(() => {
    if (draft === undefined || lostBy === undefined) return [];
    const { game, base, seat } = draft;
    const said = (all: readonly number[]) => {
      const then = all.length === 0 ? undefined : draftOnce(game, base, seat, all);
      return then?.ok ? lostBy(speech, then.value) : [];
    };
    const kept = draft.moves.slice(0, from);
    const already = said(kept);
    return said([...kept, ...moves]).filter((sentence) => !already.includes(sentence));
  }, [draft, lostBy, speech, key, from]);
  return lost.map((sentence) => (
    <small key={sentence} className="choice-lost">
      {sentence}
    </small>
  ));
}
