import { editionOf, newestEdition } from '../game/rules.ts';
import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';

/** Says that board or numbers differ from those of new tables. */
export function EditionNote() {
  const { m } = useSpeech();
  const { game, start } = useTable().play.history;
  const edition = editionOf(game, start);
  if (edition === undefined || edition === newestEdition(game)) return null;
  return (
    <p className="hint" data-edition>
      {m.otherEdition(edition.title)}
    </p>
  );
}
