import type { Refusal } from '@pangaea/rules/kernel';
import type { DeviceCode, DeviceInfo, DeviceList } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { ago } from '../../clock/ago.ts';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { type ApiAnswer, api } from '../../table/remote/api.ts';
import { LinkRow } from '../../ui/link-row.tsx';

/**
 * The devices of a person, with buttons to add one by a code and to remove one. Nothing without a
 * server.
 */
export function Devices() {
  const speech = useSpeech();
  const { m } = speech;
  const [devices, setDevices] = useState<readonly DeviceInfo[]>();
  const [code, setCode] = useState<DeviceCode>();
  const [refused, setRefused] = useState<Refusal>();
  useEffect(() => {
    let isGone = false;
    void api.devices().then((found) => {
      if (!isGone && found.ok) setDevices(found.value.devices);
    });
    return () => {
      isGone = true;
    };
  }, []);
  // An expired code is not shown.
  useEffect(() => {
    if (code === undefined) return;
    const timer = window.setTimeout(() => setCode(undefined), code.left);
    return () => window.clearTimeout(timer);
  }, [code]);
  const learn = (answer: ApiAnswer<DeviceList>) => {
    setRefused(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) setDevices(answer.value.devices);
  };
  const askCode = async () => {
    const made = await api.code();
    setRefused(made.ok ? undefined : made.refused.refusal);
    if (made.ok) setCode(made.value);
  };
  if (devices === undefined) return null;
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
              {!device.own && (
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
      <div role="status">
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
  const when = own ? m.devices.own : here ? m.devices.here : ago(seen, Date.now(), language);
  return (
    <span>
      <b>{m.devices.kinds[kind]}</b> {browser}
      <small>{when}</small>
    </span>
  );
}
