import { use } from 'preact/compat';
import { useGame } from '../games/index.ts';
import { GAMES, type GameId } from '../games/list.ts';
import { useSpeech } from '../messages/speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { later } from '../ui/later.tsx';
import { Part } from '../ui/part.tsx';

const RulesAway = later(async () => (await import('../shell/book/rules-away.tsx')).RulesAway, null);

/** A game in a few sentences, enough for a first one. */
export function Introduction({
  game,
  isOpen,
  onClose,
  onPlay,
}: {
  readonly game: GameId;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Begins a game; if left out, the button at the end only closes the introduction. */
  readonly onPlay?: () => void;
}) {
  const { language, m } = useSpeech();
  const title = m.start.of(m.start.learn, GAMES[game].title[language]);
  return (
    <Dialog title={title} open={isOpen} onClose={onClose}>
      <Part fallback={<p className="hint">{m.loading}</p>}>
        <Sentences game={game} />
      </Part>
      <RulesAway game={game} />
      <button type="button" className="main" onClick={onPlay ?? onClose}>
        {onPlay === undefined ? m.back : m.start.playNow}
      </button>
    </Dialog>
  );
}

function Sentences({ game }: { readonly game: GameId }) {
  const face = useGame(game);
  const speech = face.speech(useSpeech());
  const { IntroPicture } = face;
  if (face.loadIntroduction !== undefined) use(face.loadIntroduction(speech));
  return (
    <ol className="introduction">
      {face.introduction(speech).map((sentence, at) => (
        <li key={sentence}>
          <div className="intro-line">
            <span>{sentence}</span>
            {IntroPicture !== undefined && <IntroPicture at={at} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
