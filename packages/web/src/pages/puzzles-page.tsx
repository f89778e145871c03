import { isPuzzleGame, PUZZLE_GAMES } from '@pangaea/bots/puzzles';
import { useEffect, useMemo, useRef } from 'preact/compat';
import { type OwnSearch, ownSearch } from '../learn/puzzles/own-search.ts';
import { searchPuzzles } from '../learn/puzzles/search-client.ts';
import { Masthead } from '../start/masthead.tsx';
import { takeSearched } from '../table/searched-game.ts';
import { Part } from '../ui/part.tsx';
import { NoPuzzle } from './no-puzzle.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzlePage } from './puzzle-page.tsx';

/** The address of the search through an own game. */
const OWN = '#/puzzles/own';

/** All pages under `#/puzzles`: the list, one puzzle, or the search through an own game. */
export function PuzzlesPage({
  of,
  which,
}: {
  readonly of: string;
  readonly which: string | undefined;
}) {
  const id = isPuzzleGame(of) ? of : undefined;
  const isOwn = of === 'own' && which === undefined;
  const isList = of === '' || isOwn;
  const search = useSearch(isOwn);
  return (
    <Part fallback={<Masthead />}>
      {id === undefined && !isList ? (
        <NoPuzzle list="#/puzzles" why={({ noGame }) => noGame} />
      ) : id !== undefined && which !== undefined ? (
        <PuzzlePage key={`${id} ${which}`} id={id} which={which} />
      ) : (
        <PuzzleList key={of} id={id ?? PUZZLE_GAMES[1]} search={search} />
      )}
    </Part>
  );
}

/**
 * The search through the game that somebody came from. It goes on until another address is opened:
 * effects end also when the page is suspended while words of another language are loaded.
 */
function useSearch(isWanted: boolean): OwnSearch | undefined {
  const game = useMemo(() => (isWanted ? takeSearched(sessionStorage) : undefined), [isWanted]);
  const search = useMemo(() => game && ownSearch(localStorage, game, searchPuzzles), [game]);
  const running = useRef<OwnSearch>(undefined);
  useEffect(() => {
    if (isWanted && search === undefined) window.location.replace('#/puzzles');
    if (running.current !== search) running.current?.stop();
    running.current = search;
    search?.start();
    return () => {
      if (window.location.hash !== OWN) search?.stop();
    };
  }, [isWanted, search]);
  return search;
}
