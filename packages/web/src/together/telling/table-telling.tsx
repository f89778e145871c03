import './telling.css';
import type { Refusal } from '@pangaea/rules/kernel';
import type { TableHook } from '@pangaea/wire';
import { useCallback, useEffect, useState } from 'preact/compat';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import type { ApiAnswer } from '../../table/remote/api.ts';
import { tellingApi } from '../../table/remote/telling-api.ts';
import { Secret } from './channels.tsx';
import { HookForm } from './hook-form.tsx';
import { TELLING_MESSAGES } from './messages.ts';
import { ThisDevice } from './this-device.tsx';
import { useTelling } from './use-telling.ts';

interface Props {
  readonly table: string;
  /** Whether the person is the host of the table, who alone sets its hook. */
  readonly isHost: boolean;
}

/** At a table: whether this device gets notices of the person's turn, and whether a group does. */
export function TableTelling({ table, isHost }: Props) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  const told = useTelling();
  return (
    <div className="telling telling-table">
      {told.refused !== undefined && <p role="alert">{told.refused}</p>}
      <ThisDevice told={told} />
      <p>
        <a className="link-alone" href="/#/telling">
          {w.more}
        </a>
      </p>
      <GroupTelling table={table} isHost={isHost} />
    </div>
  );
}

/**
 * The hook by which a group gets notices of a table: everybody with a seat sees that there is one,
 * but nobody sees its address.
 */
function GroupTelling({ table, isHost }: Props) {
  const speech = useSpeech();
  const w = TELLING_MESSAGES[speech.language];
  const [known, setKnown] = useState<TableHook>();
  const [refused, setRefused] = useState<Refusal>();
  const learn = useCallback((answer: ApiAnswer<TableHook>) => {
    setRefused(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) setKnown(answer.value);
    return answer.ok;
  }, []);
  useEffect(() => {
    let isGone = false;
    void tellingApi.hook(table).then((answer) => {
      if (!isGone) learn(answer);
    });
    return () => {
      isGone = true;
    };
  }, [table, learn]);
  if (known === undefined) return null;
  const { hook, secret } = known;
  return (
    <section
      className="set-up-part"
      aria-labelledby="telling-group"
      data-group={hook !== undefined}
    >
      <h2 id="telling-group">{w.group}</h2>
      <p role="status">{hook === undefined ? w.noGroup : w.hasGroup(w.forms[hook.form])}</p>
      {hook?.isOff === true && <p className="hint">{w.off}</p>}
      {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
      {secret !== undefined && <Secret secret={secret} />}
      {isHost && hook !== undefined && (
        <p>
          <button
            type="button"
            className="quiet"
            data-end-group
            onClick={() => void tellingApi.removeHook(table).then(learn)}
          >
            {w.endGroup}
          </button>
        </p>
      )}
      {isHost && hook === undefined && (
        <HookForm
          hint={w.groupHint}
          button={w.setGroup}
          onSend={async (given) => learn(await tellingApi.setHook(table, given))}
        />
      )}
    </section>
  );
}
