import { PUZZLE_MESSAGES, type PuzzleMessages } from '../learn/puzzles/messages.ts';
import { useSpeech } from '../messages/speech.ts';
import { Masthead } from '../start/masthead.tsx';
import { usePage } from '../ui/use-page.ts';

/** Says why an address leads to no puzzle, with a link to the puzzles that there are. */
export function NoPuzzle({
  list,
  why,
}: {
  /** The address of the puzzles of the game. */
  readonly list: string;
  readonly why: (m: PuzzleMessages) => string;
}) {
  const { language, m } = useSpeech();
  const t = PUZZLE_MESSAGES[language];
  usePage(t.heading);
  return (
    <>
      <Masthead />
      <main className="start">
        <h1>{t.heading}</h1>
        <p data-no-puzzle>{why(t)}</p>
        <p>
          <a href={list}>{t.list}</a> · <a href="#/">{m.home}</a>
        </p>
      </main>
    </>
  );
}
