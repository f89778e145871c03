import { isPuzzleGame, PUZZLE_GAMES } from '@pangaea/bots/puzzles';
import { GAMES, type GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';

/** A link to the puzzles of a game, for its card; nothing for a game without puzzles. */
export function PuzzlesOf({ game }: { readonly game: GameId }) {
  const { language, m } = useSpeech();
  if (!isPuzzleGame(game)) return null;
  return (
    <a href={`#/puzzles/${game}`} data-puzzles-of={game}>
      {m.learn.puzzlesOf}
      <span className="spoken">: {GAMES[game].title[language]}</span>
    </a>
  );
}

/** The puzzles of the day. */
export function PuzzleOffer() {
  const { language, m } = useSpeech();
  return (
    <section className="puzzle-offer" aria-labelledby="puzzle-offer">
      <div>
        <h2 id="puzzle-offer">
          <a href="#/puzzles">{m.learn.puzzles}</a>
        </h2>
        <p>{m.learn.puzzlesHow}</p>
      </div>
      <ul>
        {PUZZLE_GAMES.map((game) => (
          <li key={game}>
            <a href={`#/puzzles/${game}/day`} data-puzzle-day={game}>
              {GAMES[game].title[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
