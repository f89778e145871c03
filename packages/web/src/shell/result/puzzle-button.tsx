import { isPuzzleGame } from '@pangaea/bots/puzzles';
import { useState } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { handToSearch } from '../../table/searched-game.ts';

const WORDS = { en: 'Puzzle from this game', ja: 'この対局から問題を作る' } as const;

/** A link to the page of puzzles, which searches the last round of this game. */
export function PuzzleButton() {
  const { language, m } = useGameSpeech();
  const { port, face } = useTable();
  const [isMissing, setMissing] = useState(false);
  if (!isPuzzleGame(face.id)) return null;
  const search = async () => {
    const record = await port.record();
    const isWhole = 'seed' in record;
    setMissing(!isWhole);
    if (!isWhole || !handToSearch(sessionStorage, record)) return;
    window.location.href = '/#/puzzles/own';
  };
  return (
    <>
      <button type="button" data-puzzle-search onClick={() => void search()}>
        {WORDS[language]}
      </button>
      {isMissing && <p role="alert">{m.refusals.unreached}</p>}
    </>
  );
}
