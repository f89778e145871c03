import { use, useEffect, useMemo } from 'preact/compat';
import { useGame } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import { SpeechContext, useSpeech } from '../messages/speech.ts';
import { BookView } from '../shell/book/book-view.tsx';
import { bookOf } from '../shell/book/load.ts';
import { BOOK_MESSAGES } from '../shell/book/messages.ts';
import { Masthead } from '../start/masthead.tsx';
import { setTitle } from '../ui/page-title.ts';
import { Part } from '../ui/part.tsx';

interface RulesProps {
  readonly id: GameId;
  readonly subject: string | undefined;
}

/** The illustrated rules of a game, without a table. The address names the subject. */
export function RulesPage(props: RulesProps) {
  return (
    <Part fallback={<Masthead />}>
      <Opened {...props} />
    </Part>
  );
}

function Opened({ id, subject }: RulesProps) {
  const common = useSpeech();
  const { language } = common;
  const face = useGame(id);
  const speech = useMemo(() => face.speech(common), [face, common]);
  const book = use(bookOf(face, language));
  const t = BOOK_MESSAGES[language];
  const named = book.subjects.find((each) => each.id === subject)?.title[language];
  const title = [named, t.heading, speech.title].filter((each) => each !== undefined).join(' · ');
  useEffect(() => setTitle(title), [title]);
  return (
    <SpeechContext value={speech}>
      <main>
        <BookView
          book={book}
          game={speech.title}
          subject={subject}
          onSubject={(to) => {
            window.location.hash = to === undefined ? `#/rules/${id}` : `#/rules/${id}/${to}`;
          }}
          back={{
            label: t.home,
            onPress: () => {
              window.location.hash = '#/';
            },
          }}
        />
      </main>
    </SpeechContext>
  );
}
