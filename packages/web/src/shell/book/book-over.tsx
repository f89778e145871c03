import { use, useEffect, useRef } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { Part } from '../../ui/part.tsx';
import { useWayBack } from '../../ui/way-back.ts';
import { useOpened } from '../opened.ts';
import { BookView } from './book-view.tsx';
import { bookOf } from './load.ts';
import { BOOK_MESSAGES } from './messages.ts';

/** The rules over the whole table, which stays unchanged below, with its draft. */
export function BookOver({ at }: { readonly at: string }) {
  const { language } = useGameSpeech();
  const { open } = useOpened();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => open({ rules: undefined });
  useWayBack(true, close);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="book-over"
      aria-label={BOOK_MESSAGES[language].heading}
      onClose={close}
    >
      <Part>
        <Opened at={at} onClose={close} />
      </Part>
    </dialog>
  );
}

function Opened({ at, onClose }: { readonly at: string; readonly onClose: () => void }) {
  const { language, title } = useGameSpeech();
  const { face } = useTable();
  const { open } = useOpened();
  const book = use(bookOf(face, language));
  return (
    <BookView
      book={book}
      game={title}
      subject={at === '' ? undefined : at}
      onSubject={(id) => open({ rules: id ?? '' })}
      back={{ label: BOOK_MESSAGES[language].back, onPress: onClose }}
    />
  );
}
