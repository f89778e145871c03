import type { Telling } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { tellingApi } from '../../table/remote/telling-api.ts';
import { TELLING_MESSAGES } from './messages.ts';
import { ownMark, type PushState, pushState, subscribe, unsubscribe } from './push.ts';
import type { ToldState } from './use-telling.ts';

type Trouble = 'notAllowed' | 'noService';

/** The state of push on this device, according to the browser and the server. */
export function usePush({ telling, learn, refuse }: ToldState): {
  /** The state of push; undefined until it is known. */
  readonly state: PushState | undefined;
  readonly trouble: Trouble | undefined;
  readonly isBusy: boolean;
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
} {
  const { language } = useSpeech();
  const [state, setState] = useState<PushState>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    if (telling === undefined) return;
    void pushState(telling).then((found) => {
      if (!isGone) setState(found);
    });
    return () => {
      isGone = true;
    };
  }, [telling]);
  const busy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  return {
    state,
    trouble,
    isBusy,
    turnOn: () =>
      busy(async () => {
        if (telling === undefined) return;
        const made = await subscribe(telling.key).catch(() => 'none' as const);
        if (made === undefined || made === 'none') {
          setTrouble(made === undefined ? 'notAllowed' : 'noService');
          setState(await pushState(telling));
          return;
        }
        setTrouble(undefined);
        const answer = await tellingApi.add({ ...made, language });
        if (answer.ok) learn({ ok: true, value: answer.value.telling });
        else refuse(answer.refused.refusal);
      }),
    turnOff: () =>
      busy(async () => {
        const channel = await ownChannel(telling);
        const forget = async (id: number) => {
          const answer = await tellingApi.remove(id);
          learn(answer);
          return answer;
        };
        await unsubscribe(channel === undefined ? undefined : () => forget(channel));
      }),
  };
}

async function ownChannel(telling: Telling | undefined): Promise<number | undefined> {
  const mark = await ownMark();
  if (mark === undefined) return undefined;
  return telling?.channels.find((each) => each.mark === mark)?.id;
}

/** Whether this device gets notices, and a button to change that; or the reason why it cannot. */
export function ThisDevice({ told }: { readonly told: ToldState }) {
  const { language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  const { state, trouble, isBusy, turnOn, turnOff } = usePush(told);
  if (state === undefined) return null;
  return (
    <section className="set-up-part" aria-labelledby="telling-device" data-push={state}>
      <h2 id="telling-device">{w.device}</h2>
      <p role="status">{w.states[state]}</p>
      {trouble !== undefined && <p role="alert">{w[trouble]}</p>}
      {state === 'off' && (
        <p>
          <button
            type="button"
            className="main"
            disabled={isBusy}
            data-push-on
            onClick={() => void turnOn()}
          >
            {w.turnOn}
          </button>
        </p>
      )}
      {state === 'on' && (
        <p>
          <button type="button" disabled={isBusy} data-push-off onClick={() => void turnOff()}>
            {w.turnOff}
          </button>
        </p>
      )}
    </section>
  );
}
