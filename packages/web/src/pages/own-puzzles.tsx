import { isPuzzleGame } from '@pangaea/bots/puzzles';
import { useEffect, useState, useSyncExternalStore } from 'preact/compat';
import { GAMES } from '../games/list.ts';
import { PUZZLE_MESSAGES } from '../learn/puzzles/messages.ts';
import {
  addressOf,
  forgetOwn,
  isOwnUnkept,
  moveOf,
  numberOf,
  readOwn,
} from '../learn/puzzles/own-puzzles.ts';
import type { OwnSearch } from '../learn/puzzles/own-search.ts';
import { useSpeech } from '../messages/speech.ts';

/** Puzzles from games of this device; and the search through the game that somebody came from. */
export function OwnPuzzles({ search }: { readonly search?: OwnSearch | undefined }) {
  const { language } = useSpeech();
  const m = PUZZLE_MESSAGES[language];
  const [own, setOwn] = useState(() => readOwn(localStorage));
  return (
    <section className="puzzle-own" aria-labelledby="own-puzzles">
      <h2 id="own-puzzles">{m.own}</h2>
      {search !== undefined && (
        <Search search={search} onFound={() => setOwn(readOwn(localStorage))} />
      )}
      {own.length === 0 && search === undefined && <p>{m.ownNone}</p>}
      {own.length > 0 && isOwnUnkept(localStorage) && <p>{m.ownUnkept}</p>}
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

/** The progress of a search; it can be stopped. */
function Search({ search, onFound }: { readonly search: OwnSearch; onFound(): void }) {
  const { language } = useSpeech();
  const m = PUZZLE_MESSAGES[language];
  const { last, found } = useSyncExternalStore(search.subscribe, search.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a puzzle was found.
  useEffect(onFound, [found]);
  const isOver = 'end' in last;
  const ended = { ready: m.foundNone, stopped: m.stopped, failed: m.failed };
  return (
    <div className="puzzle-search">
      <p role="status" data-search={isOver ? last.end : 'goes-on'}>
        {!isOver
          ? m.searching(Math.floor((100 * last.done) / last.of))
          : found.size > 0 && last.end !== 'failed'
            ? m.found(found.size)
            : ended[last.end]}
      </p>
      {!isOver && <progress value={last.done} max={last.of} aria-hidden="true" />}
      {!isOver && (
        <button type="button" data-search-stop onClick={search.stop}>
          {m.stop}
        </button>
      )}
    </div>
  );
}
