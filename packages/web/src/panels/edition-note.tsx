import { isLoaded } from '../game/rules.ts';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** Says that the board or the numbers are not those that everybody has. */
export function EditionNote() {
  const { m } = useSpeech();
  const { game, start } = useTable().play.history;
  const edition = game.editionOf(start);
  if (!isLoaded(game, edition)) return null;
  return <p className="hint edition-note">{m.edition.other(edition.title)}</p>;
}
