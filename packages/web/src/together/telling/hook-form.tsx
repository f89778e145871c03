import type { HookForm as Form } from '@pangaea/wire';
import { type FormEvent, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import type { NewTableHook } from '../../table/remote/telling-api.ts';
import { TELLING_MESSAGES } from './messages.ts';

const FORMS: readonly Form[] = ['discord', 'slack', 'raw'];

/** A form for an address that accepts messages. */
export function HookForm({
  hint,
  button,
  onSend,
}: {
  readonly hint: string;
  readonly button: string;
  /** @returns whether the server has taken the hook */
  readonly onSend: (hook: NewTableHook) => Promise<boolean>;
}) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  const [form, setForm] = useState<Form>('discord');
  const [url, setUrl] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void onSend({ form, url, language }).then((isTaken) => {
      setBusy(false);
      if (isTaken) setUrl('');
    });
  };
  return (
    <form className="telling-hook" onSubmit={submit}>
      <p className="hint">{hint}</p>
      <label>
        {w.form}{' '}
        <select
          value={form}
          data-hook-form
          onChange={({ currentTarget }) =>
            setForm(FORMS.find((each) => each === currentTarget.value) ?? form)
          }
        >
          {FORMS.map((each) => (
            <option key={each} value={each}>
              {w.forms[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.url}{' '}
        <input
          type="url"
          required
          maxLength={500}
          pattern="https://.*"
          placeholder="https://"
          autoComplete="off"
          spellcheck={false}
          value={url}
          data-hook-url
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </label>
      <p>
        <button type="submit" disabled={isBusy} data-hook-send>
          {button}
        </button>
      </p>
    </form>
  );
}
