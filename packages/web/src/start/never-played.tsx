import { useState } from 'preact/compat';
import type { GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';
import { Introduction } from './introduction.tsx';

/**
 * For people who are invited to a game that is new to them: an introduction, and the way back. The
 * game is loaded on demand.
 */
export function NeverPlayed({ game }: { readonly game: GameId }) {
  const { m } = useSpeech();
  const [isLearning, setLearning] = useState(false);
  return (
    <div className="game-more">
      <button type="button" className="quiet" data-learn={game} onClick={() => setLearning(true)}>
        {m.remote.neverPlayed}
      </button>
      <Introduction game={game} isOpen={isLearning} onClose={() => setLearning(false)} />
    </div>
  );
}
