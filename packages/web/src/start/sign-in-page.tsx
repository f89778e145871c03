import type { Refusal } from '@pangaea/rules/kernel';
import type { KeyList, ShownKey } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { api } from '../table/remote/api.ts';
import { untilAnswered } from '../table/remote/until-answered.ts';
import { Radios } from '../ui/radios.tsx';
import { usePage } from '../ui/use-page.ts';
import './keys/keys.css';
import { useKeysWords } from './keys/keys-words.ts';
import { ShownWays } from './keys/shown-ways.tsx';
import { Masthead } from './masthead.tsx';
import { useOwnGames, WAYS, type Way, wayOf } from './own-games.ts';

/**
 * A device joins the person whose key it shows.
 * @param token of the link in a mail, which a press uses up
 */
export function SignInPage({ token }: { readonly token: string | undefined }) {
  const speech = useSpeech();
  const { m } = speech;
  const words = useKeysWords();
  const heading = token === undefined ? words.signIn : words.link;
  usePage(`${heading} · ${m.title}`);
  const own = useOwnGames();
  const [can, setCan] = useState<KeyList['can']>();
  const [games, setGames] = useState<Way>();
  const [refused, setRefused] = useState<Refusal>();
  /** The reason why the ways are not known. */
  const [unknown, setUnknown] = useState<Refusal>();
  useEffect(
    () =>
      untilAnswered(api.keys, (answer) => {
        setCan(answer.ok ? answer.value.can : undefined);
        setUnknown(answer.ok ? undefined : answer.refused.refusal);
      }),
    [],
  );
  const way = wayOf(own, games);
  const shown = refused ?? own.refused ?? unknown;
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
          <h1>{heading}</h1>
          <p>{token === undefined ? words.signInHint : words.linkHint}</p>
          {own.count !== undefined && own.count > 0 && (
            <Radios
              legend={m.devices.has(own.count)}
              values={WAYS}
              value={games}
              label={(each) => m.devices.games[each]}
              onChange={setGames}
            />
          )}
          {shown !== undefined && <p role="alert">{speech.refusal(shown, NOBODY)}</p>}
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
