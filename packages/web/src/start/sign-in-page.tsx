import type { Refusal } from '@pangaea/rules/kernel';
import type { KeyList, ShownKey } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { api } from '../table/remote/api.ts';
import { Radios } from '../ui/radios.tsx';
import './keys/keys.css';
import { useKeysWords } from './keys/keys-words.ts';
import { ShownWays } from './keys/shown-ways.tsx';
import { Masthead } from './masthead.tsx';
import { useOwnGames } from './own-games.ts';

const WAYS = ['leave', 'bring'] as const;

/**
 * A device joins the person whose key it shows.
 * @param token of the link in a mail, which a press uses up
 */
export function SignInPage({ token }: { readonly token: string | undefined }) {
  const speech = useSpeech();
  const { m } = speech;
  const words = useKeysWords();
  const own = useOwnGames();
  const [can, setCan] = useState<KeyList['can']>();
  const [games, setGames] = useState<(typeof WAYS)[number]>();
  const [refused, setRefused] = useState<Refusal>();
  useEffect(() => {
    void api.keys().then((answer) => setCan(answer.ok ? answer.value.can : undefined));
  }, []);
  const way = own === 0 ? 'bring' : games;
  const show = async (key: ShownKey) => {
    if (way === undefined) return;
    const answer = await api.signIn({ key, games: way });
    if (answer.ok) {
      // The device belongs to another person now: the loaded data are not its own.
      window.location.replace('/#/');
      window.location.reload();
    } else setRefused(answer.refused.refusal);
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
        <section className="set-up-part">
          <h1>{token === undefined ? words.signIn : words.link}</h1>
          <p>{token === undefined ? words.signInHint : words.linkHint}</p>
          {own !== undefined && own > 0 && (
            <Radios
              legend={m.devices.has(own)}
              values={WAYS}
              value={games}
              label={(each) => m.devices.games[each]}
              onChange={setGames}
            />
          )}
          {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
          {way !== undefined && token !== undefined && (
            <button
              type="button"
              className="main"
              data-press-link
              onClick={() => void show({ kind: 'link', token })}
            >
              {words.press}
            </button>
          )}
          {way !== undefined && token === undefined && can !== undefined && (
            <ShownWays can={can} purpose="sign-in" onShown={(key) => void show(key)} />
          )}
        </section>
      </main>
    </>
  );
}
