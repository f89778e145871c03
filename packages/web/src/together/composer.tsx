import { type FormEvent, useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { MOST, PHRASES, type Phrase, type Said } from '../table/talk.ts';
import { cleanLine } from './clean-text.ts';

/** By table, words that were typed but not sent: a sheet that is closed does not lose them. */
const UNSENT = new Map<string, string>();

/** A field to write a chat message, with quick phrases. */
export function Composer({
  table,
  onSay,
  phrases = PHRASES,
}: {
  /** The id of the table. */
  readonly table: string;
  readonly onSay: (said: Said) => Promise<boolean>;
  /** The phrases that are offered. */
  readonly phrases?: readonly Phrase[];
}) {
  const { m } = useSpeech();
  const [text, setText] = useState(() => UNSENT.get(table) ?? '');
  const type = (typed: string) => {
    UNSENT.set(table, typed);
    setText(typed);
  };
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
    if (await send({ kind: 'text', text: text.trim() })) type('');
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
          onInput={({ currentTarget }) => type(cleanLine(currentTarget.value))}
        />
        <button type="submit" className="main" disabled={text.trim() === ''}>
          {m.words.send}
        </button>
      </form>
    </>
  );
}
