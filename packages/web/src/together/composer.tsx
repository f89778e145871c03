import { type FormEvent, useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { MOST, PHRASES, type Phrase, type Said } from '../table/talk.ts';
import { cleanLine } from './clean-text.ts';

/** A field to write a chat message, with quick phrases. */
export function Composer({
  onSay,
  phrases = PHRASES,
}: {
  readonly onSay: (said: Said) => Promise<boolean>;
  /** The phrases that are offered. */
  readonly phrases?: readonly Phrase[];
}) {
  const { m } = useSpeech();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (said: Said) => {
    setSending(true);
    const isSaid = await onSay(said);
    setSending(false);
    return isSaid;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    if (await send({ kind: 'text', text: text.trim() })) setText('');
  };
  return (
    <>
      <ul className="phrases" aria-label={m.words.quick}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              disabled={isSending}
              data-phrase={phrase}
              onClick={() => void send({ kind: 'phrase', phrase })}
            >
              {m.words.phrases[phrase]}
            </button>
          </li>
        ))}
      </ul>
      <form className="say" onSubmit={(event) => void submit(event)}>
        <input
          id="say"
          value={text}
          maxLength={MOST.text}
          aria-label={m.words.write}
          placeholder={m.words.write}
          autoComplete="off"
          onInput={({ currentTarget }) => setText(cleanLine(currentTarget.value))}
        />
        <button type="submit" className="main" disabled={text.trim() === ''}>
          {m.words.send}
        </button>
      </form>
    </>
  );
}
