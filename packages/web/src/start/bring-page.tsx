import type { Refusal } from '@pangaea/rules/kernel';
import type { Came } from '@pangaea/wire';
import { type FormEvent, useEffect, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { api } from '../table/remote/api.ts';
import { newShare } from '../table/remote/shares.ts';
import { Radios } from '../ui/radios.tsx';
import { usePage } from '../ui/use-page.ts';
import { Masthead } from './masthead.tsx';
import { useOwnGames, WAYS, type Way, wayOf } from './own-games.ts';

/** Milliseconds between two requests of a waiting device. */
const ASK_MS = 2000;

/**
 * A device joins the person whose code it has, and waits until it is let in.
 * @param code from the link, or empty
 */
export function BringPage({ code: given }: { readonly code: string }) {
  const speech = useSpeech();
  const { m } = speech;
  usePage(`${m.devices.bring} · ${m.title}`);
  const [code, setCode] = useState(given);
  // With this ticket the server recognises that the same device asks again.
  const [ticket] = useState(newShare);
  const own = useOwnGames();
  const [games, setGames] = useState<Way>();
  const [isAsking, setAsking] = useState(false);
  const [came, setCame] = useState<Came>();
  const [refused, setRefused] = useState<Refusal>();
  const way = wayOf(own, games);
  const shown = refused ?? own.refused;
  useEffect(() => {
    if (!isAsking || way === undefined) return;
    let timer = 0;
    let isGone = false;
    const ask = async () => {
      const answer = await api.come({ code, ticket, games: way });
      if (isGone) return;
      if (answer.ok && answer.value.state === 'joined') {
        // The code has been used; the tables are on the start page.
        window.location.replace('#/');
      } else if (answer.ok || answer.status === 0) {
        if (answer.ok) setCame(answer.value);
        timer = window.setTimeout(() => void ask(), ASK_MS);
      } else {
        setAsking(false);
        setCame(undefined);
        setRefused(answer.refused.refusal);
      }
    };
    void ask();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [isAsking, code, ticket, way]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    setAsking(true);
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
        {came !== undefined ? (
          <Waiting
            came={came}
            onStop={() => {
              setAsking(false);
              setCame(undefined);
            }}
          />
        ) : (
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
            {own.count !== undefined && own.count > 0 && (
              <div className="bring-games">
                <Radios
                  legend={m.devices.has(own.count)}
                  values={WAYS}
                  value={games}
                  label={(each) => m.devices.games[each]}
                  onChange={setGames}
                />
              </div>
            )}
            {shown !== undefined && <p role="alert">{speech.refusal(shown, NOBODY)}</p>}
            <button type="submit" className="main" disabled={isAsking || way === undefined}>
              {m.devices.bringButton}
            </button>
          </form>
        )}
      </main>
    </>
  );
}

/** The part that is shown until a person at the other device has answered. */
function Waiting({ came, onStop }: { readonly came: Came; readonly onStop: () => void }) {
  const { m } = useSpeech();
  const { check, shownBy } = came;
  return (
    <section className="set-up-part bring-waits" aria-live="polite">
      <h1>{m.devices.waits}</h1>
      <p>{m.devices.waitsHow}</p>
      <p>
        <output data-check>{check}</output>
      </p>
      {shownBy !== undefined && (
        <p className="hint">
          {m.devices.shownBy(`${m.devices.kinds[shownBy.kind]} ${shownBy.browser}`.trim())}
        </p>
      )}
      <button type="button" className="quiet" onClick={onStop}>
        {m.devices.stop}
      </button>
    </section>
  );
}
