import { useSpeech } from '../../messages/speech.ts';
import { useOpened } from '../opened.ts';

/** Opens the sheet of choices again, after it was closed to see the map. */
export function ChooserButton() {
  const { m } = useSpeech();
  const { opened, open } = useOpened();
  const isOpen = opened.sheet === 'chooser';
  return (
    <button
      type="button"
      className="action"
      aria-pressed={isOpen}
      onClick={() => open({ sheet: isOpen ? undefined : 'chooser', tab: 'map' })}
    >
      {isOpen ? m.actions.seeMap : m.actions.seeChoices}
    </button>
  );
}
