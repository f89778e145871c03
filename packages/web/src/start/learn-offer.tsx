import { GAME_IDS, GAMES, type GameId } from '../games/list.ts';
import { readProgress } from '../learn/progress.ts';
import { useSpeech } from '../messages/speech.ts';

/** The guided first game of a game: begin it, continue it, or play it again. */
export function LearnOffer({ game }: { readonly game: GameId }) {
  const { language, m } = useSpeech();
  const title = GAMES[game].title[language];
  const progress = readProgress(localStorage, game);
  const words =
    progress?.isDone === true
      ? m.learn.again
      : progress === undefined || progress.step === 0
        ? m.learn.begin(title)
        : m.learn.goOn(progress.step + 1);
  return (
    <a className="learn-offer" href={`#/learn/${game}`} data-lesson-of={game}>
      {words}
      {words !== m.learn.begin(title) && <span className="spoken">: {title}</span>}
    </a>
  );
}

/** The first offer to a person who has never played here. */
export function LearnFirst() {
  const { language, m } = useSpeech();
  if (GAME_IDS.some((game) => readProgress(localStorage, game) !== undefined)) return null;
  return (
    <section className="learn-first" aria-labelledby="learn-first">
      <div>
        <h2 id="learn-first">{m.learn.heading}</h2>
        <p>{m.learn.about}</p>
      </div>
      <ul>
        {GAME_IDS.map((game) => (
          <li key={game}>
            <a href={`#/learn/${game}`} data-learn-first={game}>
              <span className="spoken">{m.learn.begin(GAMES[game].title[language])}</span>
              <span aria-hidden="true">{GAMES[game].title[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
