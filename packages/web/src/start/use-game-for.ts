import { useEffect, useState } from 'preact/compat';
import { loadGame, useGame } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';
import type { GameFace } from '../play/face/game-face.ts';

/**
 * A game for options that change while it is shown: the previous one stays until the new one is
 * loaded.
 */
export function useGameFor(id: GameId, options: unknown): GameFace {
  const { language } = useSpeech();
  const usual = useGame(id);
  const [found, setFound] = useState<{
    readonly for: Promise<GameFace>;
    readonly face: GameFace;
  }>();
  const wanted = loadGame(id, language, options);
  useEffect(() => {
    let isGone = false;
    wanted.then(
      (face) => {
        if (!isGone) setFound({ for: wanted, face });
      },
      // An error is shown to a player who begins a table with these options.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return found?.for === wanted ? found.face : usual;
}
