import { isPuzzleGame, PUZZLE_GAMES } from '@pangaea/bots/puzzles';
import { Masthead } from '../start/masthead.tsx';
import { Part } from '../ui/part.tsx';
import { NoPuzzle } from './no-puzzle.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzlePage } from './puzzle-page.tsx';

/** All that stands under `#/puzzles`: the list, one puzzle, or the search through an own game. */
export function PuzzlesPage({
  of,
  which,
}: {
  readonly of: string;
  readonly which: string | undefined;
}) {
  const id = isPuzzleGame(of) ? of : undefined;
  const isList = of === '' || (of === 'own' && which === undefined);
  return (
    <Part fallback={<Masthead />}>
      {id === undefined && !isList ? (
        <NoPuzzle list="#/puzzles" why={({ noGame }) => noGame} />
      ) : id !== undefined && which !== undefined ? (
        <PuzzlePage key={`${id} ${which}`} id={id} which={which} />
      ) : (
        <PuzzleList key={of} id={id ?? PUZZLE_GAMES[1]} isSearching={of === 'own'} />
      )}
    </Part>
  );
}
