import { GAMES, type GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';

const HEAVIEST = 5;

/** Number of players, length and difficulty. */
export function GameFacts({ game }: { readonly game: GameId }) {
  const { m } = useSpeech();
  const { players, minutes, weight } = GAMES[game];
  return (
    <ul className="game-facts">
      <li>{m.start.playersOf(...players)}</li>
      <li>{m.start.minutesEach(minutes.each)}</li>
      <li>
        <span aria-hidden="true">{m.start.weight} </span>
        <span className="spoken">{m.start.weightOf(weight)}</span>
        <span className="game-weight" aria-hidden="true">
          {Array.from({ length: HEAVIEST }, (_, dot) => (
            <i key={dot} className={dot < weight ? 'game-dot game-dot-full' : 'game-dot'} />
          ))}
        </span>
      </li>
    </ul>
  );
}
