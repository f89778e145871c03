import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** Says that the board or the numbers are not those that new tables have. */
export function EditionNote() {
  const { m } = useSpeech();
  const { game, start } = useTable().play.history;
  const edition = game.editionOf(start);
  if (edition === game.houseEdition) return null;
  return <p className="hint edition-note">{m.edition.other(edition.title)}</p>;
}
