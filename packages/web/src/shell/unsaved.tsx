import { useOpenedWords } from '../messages/use-opened-words.ts';

/** Says that a game of this device is no longer stored. */
export function Unsaved() {
  const { storage } = useOpenedWords();
  return (
    <p className="connection" role="alert" data-unsaved>
      {storage.unsaved}
    </p>
  );
}
