import type { ChannelTold } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { ago } from '../../clock/ago.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { useSpeech } from '../../messages/speech.ts';
import { tellingApi } from '../../table/remote/telling-api.ts';
import { channelName, faultSaid } from './faults.ts';
import { HookForm } from './hook-form.tsx';
import { TELLING_MESSAGES } from './messages.ts';
import { ownMark } from './push.ts';
import type { ToldState } from './use-telling.ts';

/** All channels of a person: each can be tested and ended here, and another added. */
export function Channels({ told }: { readonly told: ToldState }) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  const { telling, learn, refuse } = told;
  const [mark, setMark] = useState<string>();
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    if (telling !== undefined) void ownMark().then(setMark);
  }, [telling]);
  if (telling === undefined) return null;
  return (
    <section className="set-up-part" aria-labelledby="telling-channels">
      <h2 id="telling-channels">{w.channels}</h2>
      {telling.channels.length === 0 && <p className="hint">{w.none}</p>}
      <ul className="telling-channels">
        {telling.channels.map((channel) => (
          <Channel
            key={channel.id}
            channel={channel}
            isOwn={channel.mark !== undefined && channel.mark === mark}
            told={told}
          />
        ))}
      </ul>
      {secret !== undefined && <Secret secret={secret} />}
      {telling.mail !== undefined && <NewMail told={told} mail={telling.mail} />}
      <details className="telling-add">
        <summary>{w.addHook}</summary>
        <HookForm
          hint={w.hookHint}
          button={w.add}
          onSend={async (hook) => {
            const answer = await tellingApi.add({ kind: 'hook', ...hook });
            if (!answer.ok) {
              refuse(answer.refused.refusal);
              return false;
            }
            setSecret(answer.value.secret);
            learn({ ok: true, value: answer.value.telling });
            return true;
          }}
        />
      </details>
    </section>
  );
}

/**
 * Adds mail as a channel. Mail goes only to addresses that are keys of the person.
 * @param mail those addresses
 */
function NewMail({ told, mail }: { readonly told: ToldState; readonly mail: readonly string[] }) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  const [every, setEvery] = useState(false);
  const { telling, learn, refuse } = told;
  const isTold = (address: string) =>
    telling?.channels.some(({ kind, at, isOff }) => kind === 'mail' && at === address && !isOff);
  const free = mail.filter((address) => isTold(address) !== true);
  if (mail.length === 0) {
    return (
      <p className="hint">
        <a className="link-alone" href="/#/keys">
          {w.noAddress}
        </a>
      </p>
    );
  }
  if (free.length === 0) return null;
  const add = async (address: string) => {
    const answer = await tellingApi.add({ kind: 'mail', address, every, language });
    if (answer.ok) learn({ ok: true, value: answer.value.telling });
    else refuse(answer.refused.refusal);
  };
  return (
    <div className="telling-mail">
      <label className="check">
        <input
          type="checkbox"
          checked={every}
          data-mail-every
          onChange={({ currentTarget }) => setEvery(currentTarget.checked)}
        />
        {w.everyAsked}
      </label>
      {free.map((address) => (
        <p key={address}>
          <button type="button" data-add-mail={address} onClick={() => void add(address)}>
            {w.addMail(address)}
          </button>
        </p>
      ))}
    </div>
  );
}

/** The secret of a raw hook, which is shown once. */
export function Secret({ secret }: { readonly secret: string }) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  return (
    <div className="telling-secret" role="status">
      <p>
        {w.secret}: <code data-secret>{secret}</code>
      </p>
      <p className="hint">{w.secretOnce}</p>
    </div>
  );
}

function Channel({
  channel,
  isOwn,
  told,
}: {
  readonly channel: ChannelTold;
  /** Whether the channel is the browser of this page. */
  readonly isOwn: boolean;
  readonly told: ToldState;
}) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  const [tried, setTried] = useState('');
  const { id, failing, isOff } = channel;
  const name = channelName(w, channel);
  const test = async () => {
    setTried('');
    const answer = await tellingApi.test(id);
    told.refuse(answer.ok ? undefined : answer.refused.refusal);
    if (!answer.ok) return;
    const { outcome, why = '' } = answer.value;
    setTried(outcome === 'sent' ? w.tested : w.testFailed(faultSaid(w, why)));
    // A browser that has ended its subscription is no longer a channel.
    told.learn(await tellingApi.telling());
  };
  return (
    <li data-channel={id}>
      <span className="telling-name">
        <b>{name}</b> {isOwn && <small>({w.own}) </small>}
        <small>
          {w.languages[channel.language]}
          {channel.every !== undefined && `, ${channel.every ? w.every : w.digest}`}
        </small>
      </span>
      {isOff && <span className="hint">{w.off}</span>}
      {!isOff && failing !== undefined && (
        <span className="hint">{w.failing(ago(failing, SERVER_TIME.now(), language))}</span>
      )}
      <span className="telling-presses">
        <button type="button" data-test-channel={id} onClick={() => void test()}>
          {w.test}
          <span className="spoken">: {name}</span>
        </button>
        <button
          type="button"
          className="quiet"
          data-remove-channel={id}
          onClick={() => {
            if (window.confirm(w.removeSure)) void tellingApi.remove(id).then(told.learn);
          }}
        >
          {w.remove}
          <span className="spoken">: {name}</span>
        </button>
      </span>
      <span className="hint" role="status" data-tried>
        {tried}
      </span>
    </li>
  );
}
