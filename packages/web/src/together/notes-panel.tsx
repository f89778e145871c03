import type { Refusal } from '@pangaea/rules/kernel';
import { useEffect, useRef, useState } from 'preact/compat';
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
  const { talk, notes } = useTalk();
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const text = typed ?? notes?.text ?? '';
  const latest = useRef({ talk, typed });
  latest.current = { talk, typed };
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      void talk?.note(typed).then((why) => {
        setRefused(why);
        // Text that was typed meanwhile is stored next.
        if (why === undefined) setTyped((now) => (now === typed ? undefined : now));
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, talk]);
  // If the player closes the sheet at once, nothing is lost.
  useEffect(
    () => () => {
      const { talk, typed } = latest.current;
      if (typed !== undefined) void talk?.note(typed);
    },
    [],
  );
  const state =
    refused !== undefined
      ? speech.refusal(refused, NOBODY)
      : typed !== undefined
        ? m.words.saving
        : notes?.changed === 0
          ? ''
          : m.words.saved;
  return (
    <section className="notes-panel">
      <label>
        <span className="hint">{m.words.notesHint}</span>
        <textarea
          id="notes"
          value={text}
          maxLength={MOST.notes}
          rows={10}
          onInput={({ currentTarget }) => setTyped(cleanLines(currentTarget.value))}
        />
      </label>
      <p className="hint" role="status">
        {state}
      </p>
    </section>
  );
}
