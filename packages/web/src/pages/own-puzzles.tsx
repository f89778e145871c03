import { isPuzzleGame } from '@pangaea/bots/puzzles';
import { useEffect, useState } from 'preact/compat';
import { GAMES } from '../games/list.ts';
import { PUZZLE_MESSAGES } from '../learn/puzzles/messages.ts';
import {
  addressOf,
  forgetOwn,
  keepOwn,
  moveOf,
  numberOf,
  ownOf,
  readOwn,
} from '../learn/puzzles/own-puzzles.ts';
import { type Searched, searchPuzzles } from '../learn/puzzles/search-client.ts';
import { useSpeech } from '../messages/speech.ts';
import { takeSearched } from '../table/searched-game.ts';

/** Puzzles from games of this device; and the search through the game that somebody came from. */
export function OwnPuzzles({ isSearching = false }: { readonly isSearching?: boolean }) {
  const { language } = useSpeech();
  const m = PUZZLE_MESSAGES[language];
  const [own, setOwn] = useState(() => readOwn(localStorage));
  return (
    <section className="puzzle-own" aria-labelledby="own-puzzles">
      <h2 id="own-puzzles">{m.own}</h2>
      {isSearching && <Search onFound={() => setOwn(readOwn(localStorage))} />}
      {own.length === 0 && !isSearching && <p>{m.ownNone}</p>}
      <ol>
        {own.map((each, place) => {
          const { game, options } = each.puzzle.record;
          if (!isPuzzleGame(game)) return null;
          const name = m.ownName(moveOf(each), numberOf(own, place));
          const { players } = options as { readonly players?: unknown };
          return (
            <li key={each.id}>
              <a className="puzzle-tile" href={`#/puzzles/${game}/${addressOf(each)}`}>
                <span className="puzzle-words">
                  <b>{name}</b>
                  <span>
                    {GAMES[game].title[language]}
                    {typeof players === 'number' && ` · ${m.players(players)}`}
                  </span>
                </span>
              </a>
              <button
                type="button"
                className="quiet"
                aria-label={`${m.forget}: ${name}`}
                onClick={() => setOwn(forgetOwn(localStorage, each.id))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <p className="hint">{m.ownHow}</p>
    </section>
  );
}

/** Looks through the game that was handed over, with progress; it can be stopped. */
function Search({ onFound }: { onFound(): void }) {
  const { language } = useSpeech();
  const m = PUZZLE_MESSAGES[language];
  const [state, setState] = useState<Searched>({ done: 0, of: 1 });
  const [found, setFound] = useState(0);
  const [stop, setStop] = useState<() => void>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one search.
  useEffect(() => {
    const game = takeSearched(sessionStorage);
    if (game === undefined) {
      window.location.replace('#/puzzles');
      return;
    }
    const { editionFile } = game;
    const end = searchPuzzles(game, (word) => {
      setState(word);
      if ('end' in word || word.found === undefined) return;
      const { at, ...puzzle } = word.found;
      const record = { ...puzzle.record, ...(editionFile !== undefined && { editionFile }) };
      keepOwn(localStorage, [ownOf({ ...puzzle, record }, at)]);
      setFound((count) => count + 1);
      onFound();
    });
    setStop(() => () => {
      end();
      setState({ end: 'ready' });
    });
    return end;
  }, []);
  const isOver = 'end' in state;
  return (
    <div className="puzzle-search">
      <p role="status" data-search={isOver ? state.end : 'goes-on'}>
        {!isOver
          ? m.searching(Math.floor((100 * state.done) / state.of))
          : state.end === 'failed'
            ? m.failed
            : found > 0
              ? m.found(found)
              : m.foundNone}
      </p>
      {!isOver && <progress value={state.done} max={state.of} aria-hidden="true" />}
      {!isOver && (
        <button type="button" data-search-stop onClick={() => stop?.()}>
          {m.stop}
        </button>
      )}
    </div>
  );
}
