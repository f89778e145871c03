import type { Refusal } from '@pangaea/rules/kernel';
import type { KeyPurpose, ShownKey } from '@pangaea/wire';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { api } from '../../table/remote/api.ts';
import { isProofNeeded } from './key-desk.ts';
import { useKeysWords } from './keys-words.ts';
import { readWords } from './recovery-words.ts';

/** One way to show a key, or to make one. */
interface WayProps {
  readonly purpose: KeyPurpose;
  readonly onShown: (key: ShownKey) => void;
  /** The server wants an existing key before it helps to make one. */
  readonly onProve?: () => void;
}

/** A form for typing twelve existing words. */
export function TypeWords({ onShown }: Pick<WayProps, 'onShown'>) {
  const words = useKeysWords();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readWords(typed);
    if (read.ok) {
      setWrong(undefined);
      onShown({ kind: 'words', secret: read.secret });
    } else if (read.why === 'count') setWrong(words.wordsCount(read.count));
    else if (read.why === 'unknown') setWrong(words.wordUnknown(read.word));
    else setWrong(words.wordsWrong);
  };
  return (
    <form onSubmit={submit}>
      <label>
        <span>{words.words}</span>
        <textarea
          rows={3}
          required
          value={typed}
          data-type-words
          autoComplete="off"
          autoCapitalize="none"
          spellcheck={false}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p className="hint">{words.wordsHint}</p>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <button type="submit" className="main" data-use-words>
        {words.useWords}
      </button>
    </form>
  );
}

/** A form for a code that comes by mail. */
export function MailCode({ purpose, onShown, onProve }: WayProps) {
  const speech = useSpeech();
  const words = useKeysWords();
  const [address, setAddress] = useState('');
  const [minutes, setMinutes] = useState<number>();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<Refusal>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await api.mailCode({ address, language: speech.language, for: purpose });
    if (isProofNeeded(sent) && onProve !== undefined) return onProve();
    setRefused(sent.ok ? undefined : sent.refused.refusal);
    if (sent.ok) setMinutes(Math.round(sent.value.left / 60_000));
  };
  const use = (event: FormEvent) => {
    event.preventDefault();
    onShown({ kind: 'mail', address, code: code.replace(/\D/g, '') });
  };
  if (minutes === undefined) {
    return (
      <form onSubmit={(event: FormEvent) => void send(event)}>
        <label>
          <span>{words.address}</span>
          <input
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            value={address}
            data-mail-address
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </label>
        {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
        <button type="submit" className="main" data-send-code>
          {words.send}
        </button>
      </form>
    );
  }
  return (
    <form onSubmit={use}>
      <p role="status">{words.sent(address, minutes)}</p>
      <label>
        <span>{words.code}</span>
        <input
          required
          inputMode="numeric"
          pattern="\s*(\d\s*){6}"
          autoComplete="one-time-code"
          value={code}
          data-mail-code
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </label>
      <div className="keys-buttons">
        <button type="submit" className="main" data-use-code>
          {words.useCode}
        </button>
        <button type="button" className="quiet" onClick={() => setMinutes(undefined)}>
          {words.other}
        </button>
      </div>
    </form>
  );
}

/** A passkey, made or used. */
export function Passkey({ purpose, onShown, onProve }: WayProps) {
  const speech = useSpeech();
  const words = useKeysWords();
  const [wrong, setWrong] = useState<string>();
  const ask = async () => {
    setWrong(undefined);
    const challenge = await api.challenge(purpose);
    if (isProofNeeded(challenge) && onProve !== undefined) return onProve();
    if (!challenge.ok) {
      setWrong(speech.refusal(challenge.refused.refusal, NOBODY));
      return;
    }
    const optionsJSON = challenge.value.options as never;
    try {
      const response = await (purpose === 'add'
        ? startRegistration({ optionsJSON })
        : startAuthentication({ optionsJSON }));
      onShown({ kind: 'passkey', response: { ...response } });
    } catch (error) {
      const isKnown = (error as { readonly name?: string }).name === 'InvalidStateError';
      setWrong(isKnown ? words.passkeyKnown : words.passkeyFailed);
    }
  };
  return (
    <>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <button type="button" className="main" data-passkey={purpose} onClick={() => void ask()}>
        {purpose === 'add' ? words.start.passkey : words.usePasskey}
      </button>
    </>
  );
}
