import type { Refusal } from '@pangaea/rules/kernel';
import { type FormEvent, useEffect, useRef, useState } from 'preact/compat';
import { GAME_IDS, GAMES, type GameId } from '../games/list.ts';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { api } from '../table/remote/api.ts';
import { keepShare, newShare } from '../table/remote/shares.ts';
import { Radios } from '../ui/radios.tsx';
import { useLeaving } from '../ui/use-leaving.ts';
import { firstChoice, wishOf } from './chosen.ts';
import { cleanName } from './name.ts';
import { keepName, keptName } from './own-name.ts';
import { TimeChoice } from './time-choice.tsx';

/**
 * The short form for a table with friends who come by one link: it asks only for what must be
 * known.
 */
export function WithFriends({ first }: { readonly first: GameId }) {
  const speech = useSpeech();
  const { m, language } = speech;
  const [game, setGame] = useState(first);
  const [name, setName] = useState(keptName);
  const [wanted, setWanted] = useState(3);
  const [time, setTime] = useState(() => firstChoice('live'));
  const [isSending, setSending] = useLeaving();
  const [refused, setRefused] = useState<Refusal>();
  const [least, most] = GAMES[game].players;
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  const count = Math.min(Math.max(wanted, least), most);
  // The field of the first question has the focus.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    keepName(name);
    const friends = Array.from({ length: count - 1 }, () => ({ kind: 'person' }) as const);
    const share = newShare();
    const seats = [{ kind: 'person', here: true, name, share } as const, ...friends];
    void api.create({ game, options: {}, ...wishOf(time), seats }).then((made) => {
      if (made.ok) {
        keepShare(localStorage, made.value.id, share);
        window.location.href = `/t/${made.value.id}`;
        return;
      }
      setSending(false);
      setRefused(made.refused.refusal);
    });
  };
  return (
    <section className="start-new" aria-labelledby="with-friends">
      <h1 id="with-friends">{m.friends.heading}</h1>
      <p className="hint">{m.friends.how}</p>
      <form onSubmit={submit} data-with-friends>
        <div className="set-up-part">
          <label className="own-name">
            <span>{m.friends.name}</span>
            <input
              ref={field}
              id="own-name"
              value={name}
              required
              maxLength={24}
              autoComplete="nickname"
              onChange={({ currentTarget }) => setName(cleanName(currentTarget.value))}
            />
          </label>
          <Radios
            legend={m.start.game}
            values={GAME_IDS}
            value={game}
            label={(each) => GAMES[each].title[language]}
            onChange={setGame}
          />
          <Radios
            legend={m.start.players}
            values={counts}
            value={count}
            label={String}
            onChange={setWanted}
          />
          <TimeChoice
            legend={m.friends.tempo}
            tempos={m.friends.tempos}
            chosen={time}
            onChange={setTime}
          />
        </div>
        <div className="set-up-end">
          {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
          <div className="set-up-ways">
            <a className="link-alone" href={`#/new/${game}`}>
              {m.friends.options}
            </a>
            <button type="submit" className="main" disabled={isSending}>
              {m.friends.create}
            </button>
          </div>
        </div>
      </form>
    </section>
  );
}
