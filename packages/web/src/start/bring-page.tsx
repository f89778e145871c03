import type { Refusal } from '@pangaea/rules/kernel';
import { type FormEvent, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { api } from '../table/remote/api.ts';
import { Masthead } from './masthead.tsx';

/**
 * Adds this device to the person whose code it has.
 * @param code from the link, or empty
 */
export function BringPage({ code: given }: { readonly code: string }) {
  const speech = useSpeech();
  const { m } = speech;
  const [code, setCode] = useState(given);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    void api.bring(code).then((brought) => {
      setSending(false);
      // The code has been used; the tables that it brought are on the start page.
      if (brought.ok) window.location.replace('#/');
      else setRefused(brought.refused.refusal);
    });
  };
  return (
    <>
      <Masthead />
      <main className="start start-set-up">
        <p>
          <a className="link-alone" href="#/">
            ← {m.back}
          </a>
        </p>
        <form className="set-up-part" onSubmit={submit}>
          <h1>{m.devices.bring}</h1>
          <p>{m.devices.bringHint}</p>
          <label className="bring-code">
            <span>{m.devices.code}</span>
            <input
              id="device-code"
              value={code}
              required
              maxLength={20}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellcheck={false}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
          </label>
          {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
          <button type="submit" className="main" disabled={isSending}>
            {m.devices.bringButton}
          </button>
        </form>
      </main>
    </>
  );
}
