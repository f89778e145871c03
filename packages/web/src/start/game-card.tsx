import { useState } from 'preact/compat';
import { loadGame } from '../games/index.ts';
import { GAMES, type GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';
import { Part } from '../ui/part.tsx';
import { GameFacts } from './game-facts.tsx';
import { Introduction } from './introduction.tsx';
import { LearnOffer } from './learn-offer.tsx';
import { PuzzlesOf } from './puzzle-offer.tsx';

/**
 * A game to choose: its board, a sentence about it, its length, number of players and difficulty.
 */
export function GameCard({ game, onPlay }: { readonly game: GameId; readonly onPlay: () => void }) {
  const { language, m } = useSpeech();
  const [isLearning, setLearning] = useState(false);
  const { bots, minutes, Cover, ...entry } = GAMES[game];
  const title = entry.title[language];
  // When the pointer comes near, the parts of a table are loaded in advance.
  const warm = () => void loadGame(game, language).catch(() => undefined);
  return (
    <li className="game-card" onPointerEnter={warm} onFocus={warm}>
      <div className="game-cover" aria-hidden="true">
        <Part otherwise={null}>
          <Cover />
        </Part>
      </div>
      <div className="game-words">
        <h3>{title}</h3>
        <p className="game-lead">{entry.lead[language]}</p>
        <GameFacts game={game} />
        <div className="game-begin">
          <button type="button" className="main" data-play-now={game} onClick={onPlay}>
            <b>{m.start.playNow}</b>
            <span className="spoken">: {title}, </span>
            <small>{m.start.playNowHow(bots, minutes.alone)}</small>
          </button>
          <a className="button" href={`#/new/${game}/friends`} data-friends={game}>
            <b>{m.start.withFriends}</b>
            <span className="spoken">: {title}, </span>
            <small>{m.start.withFriendsHow}</small>
          </a>
        </div>
        <LearnOffer game={game} />
        <div className="game-more">
          <button
            type="button"
            className="quiet"
            data-learn={game}
            onClick={() => setLearning(true)}
          >
            {m.start.learn}
            <span className="spoken">: {title}</span>
          </button>
          <PuzzlesOf game={game} />
          <a href={`#/new/${game}`} data-options={game}>
            {m.start.options}
            <span className="spoken">: {title}</span>
          </a>
        </div>
      </div>
      <Introduction
        game={game}
        isOpen={isLearning}
        onClose={() => setLearning(false)}
        onPlay={() => {
          // A sentence of the page would lie behind it.
          setLearning(false);
          onPlay();
        }}
      />
    </li>
  );
}
