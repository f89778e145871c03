import type { Refusal } from '@pangaea/rules/kernel';
import type { DeviceCode, DeviceInfo, DeviceList, JoinInfo } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { ago } from '../../clock/ago.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { type ApiAnswer, api } from '../../table/remote/api.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { ArrivalCard, JoinRow } from './arrival.tsx';

/** Milliseconds between two checks whether a device has joined. */
const LOOK_MS = 2000;

/**
 * The devices of a person: adding one by a code that is confirmed here, removing one, and sending
 * back one that has joined. Empty without a server.
 */
export function Devices() {
  const speech = useSpeech();
  const { m } = speech;
  const [list, setList] = useState<DeviceList>();
  const [code, setCode] = useState<DeviceCode>();
  const [refused, setRefused] = useState<Refusal>();
  const isWaiting = code !== undefined || list?.arrival !== undefined;
  useEffect(() => {
    let isGone = false;
    const look = () =>
      void api.devices().then((found) => {
        if (!isGone && found.ok) setList(found.value);
      });
    look();
    // As long as a code is shown, a device may come with it.
    const timer = isWaiting ? window.setInterval(look, LOOK_MS) : 0;
    return () => {
      isGone = true;
      window.clearInterval(timer);
    };
  }, [isWaiting]);
  const coming = list?.arrival?.state === 'waiting' ? list.arrival.id : undefined;
  // A code that a device has used is no longer valid.
  useEffect(() => {
    if (coming !== undefined) setCode(undefined);
  }, [coming]);
  // An expired code is not shown.
  useEffect(() => {
    if (code === undefined) return;
    const timer = window.setTimeout(() => setCode(undefined), code.left);
    return () => window.clearTimeout(timer);
  }, [code]);
  const learn = (answer: ApiAnswer<DeviceList>) => {
    setRefused(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) setList(answer.value);
  };
  const askCode = async () => {
    const made = await api.code();
    setRefused(made.ok ? undefined : made.refused.refusal);
    if (made.ok) setCode(made.value);
  };
  if (list === undefined) return null;
  const { devices, arrival, joins } = list;
  const undo = (join: JoinInfo) =>
    api.undoJoin(join.id).then((answer) => {
      learn(answer);
      // This device belongs to another person now: none of the shown data are its own.
      if (answer.ok && join.own) window.location.reload();
    });
  return (
    <section className="devices" aria-labelledby="devices">
      <h3 id="devices">{m.devices.heading}</h3>
      {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
      {devices.length === 0 ? (
        <p className="hint">{m.devices.none}</p>
      ) : (
        <ul>
          {devices.map((device) => (
            <li key={device.id} data-device={device.id}>
              <Described device={device} />
              {!device.own && !joins.some((join) => join.device === device.id) && (
                <button
                  type="button"
                  className="quiet"
                  data-end-device={device.id}
                  onClick={() => {
                    if (window.confirm(m.devices.endSure)) {
                      void api.endDevice(device.id).then(learn);
                    }
                  }}
                >
                  {m.devices.end}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {joins.length > 0 && (
        <>
          <h4>{m.devices.lately}</h4>
          <ul>
            {joins.map((join) => (
              <JoinRow key={join.id} join={join} onUndo={() => void undo(join)} />
            ))}
          </ul>
        </>
      )}
      <div role="status">
        {arrival !== undefined && (
          <ArrivalCard
            arrival={arrival}
            onAnswer={(allow) => void api.letIn({ arrival: arrival.id, allow }).then(learn)}
          />
        )}
        {code !== undefined && (
          <div className="device-code">
            <p>
              <output data-code>{`${code.code.slice(0, 4)}-${code.code.slice(4)}`}</output>
            </p>
            <p className="hint">{m.devices.codeHint(Math.round(code.left / 60_000))}</p>
            <LinkRow hasCode to="device" link={code.link} name={m.devices.codeLink} />
          </div>
        )}
      </div>
      <p className="devices-ways">
        {devices.length > 0 && (
          <button type="button" data-ask-code onClick={() => void askCode()}>
            {m.devices.add}
          </button>
        )}
        <a className="link-alone" href="/#/device">
          {m.devices.haveCode}
        </a>
        <a className="link-alone" href={devices.length > 0 ? '/#/keys' : '/#/sign-in'} data-keys>
          {devices.length > 0 ? m.devices.keys : m.devices.haveKey}
        </a>
      </p>
    </section>
  );
}

function Described({
  device: { kind, browser, own, here, seen },
}: {
  readonly device: DeviceInfo;
}) {
  const { m, language } = useSpeech();
  const when = own ? m.devices.own : here ? m.devices.here : ago(seen, SERVER_TIME.now(), language);
  return (
    <span>
      <b>{m.devices.kinds[kind]}</b> {browser}
      <small>{when}</small>
    </span>
  );
}
