import type { Refusal } from '@pangaea/rules/kernel';
import { useEffect, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { MOST } from '../table/talk.ts';
import { cleanLines } from './clean-text.ts';
import { useTalk } from './use-talk.ts';

/** Milliseconds without a key until the text is stored. */
const PAUSE_MS = 1_000;

/** Private notes, on all devices of the person. */
export function NotesPanel() {
  const speech = useSpeech();
  const { m } = speech;
  const { talk, notes, unsent } = useTalk();
  const [refused, setRefused] = useState<Refusal>();
  useEffect(() => {
    if (unsent === undefined) return;
    const timer = setTimeout(() => void talk?.note(unsent).then(setRefused), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unsent, talk]);
  // If the player closes the sheet or the page at once, nothing is lost.
  useEffect(() => {
    const send = () => {
      const typed = talk?.current().unsent;
      if (typed !== undefined) void talk?.note(typed);
    };
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [talk]);
  const state =
    unsent !== undefined
      ? refused !== undefined
        ? speech.refusal(refused, NOBODY)
        : m.words.saving
      : notes === undefined || notes.changed === 0
        ? ''
        : m.words.saved;
  return (
    <section className="notes-panel">
      <label>
        <span className="hint">{m.words.notesHint}</span>
        <textarea
          id="notes"
          // Text that is typed before the stored notes are known would replace them.
          disabled={notes === undefined && unsent === undefined}
          value={unsent ?? notes?.text ?? ''}
          maxLength={MOST.notes}
          rows={10}
          onInput={({ currentTarget }) => talk?.jot(cleanLines(currentTarget.value))}
        />
      </label>
      <p className="hint" role="status">
        {state}
      </p>
    </section>
  );
}
