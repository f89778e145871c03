import type { Arrival, JoinInfo } from '@pangaea/wire';
import { useEffect, useRef } from 'preact/compat';
import { ago } from '../../clock/ago.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { useSpeech } from '../../messages/speech.ts';

/** A device that waits to be let in, and the games that it brings. */
export function ArrivalCard({
  arrival,
  onAnswer,
}: {
  readonly arrival: Arrival;
  readonly onAnswer: (allow: boolean) => void;
}) {
  const { m, language } = useSpeech();
  const { id, kind, browser, check, games, devices, state, at } = arrival;
  const card = useRef<HTMLElement>(null);
  // Settings are longer than a window, so the card is scrolled into sight: the person does not know
  // that it has just come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each device.
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [id]);
  if (state !== 'waiting') {
    return <p className="arrival">{state === 'allowed' ? m.devices.allowed : m.devices.keptOut}</p>;
  }
  return (
    <section ref={card} className="arrival" aria-labelledby="arrival">
      <h4 id="arrival">{m.devices.arrives(`${m.devices.kinds[kind]} ${browser}`.trim())}</h4>
      <p className="hint">{ago(at, SERVER_TIME.now(), language)}</p>
      <p data-arrival-check>{m.devices.check(check)}</p>
      {games.length === 0 ? (
        <p>{m.devices.bringsNothing}</p>
      ) : (
        <>
          <p>{m.devices.brings(games.length)}</p>
          <ul>
            {games.map(({ id, game, names }) => (
              <li key={id}>{m.devices.broughtGame(title(game), names.join(' · '))}</li>
            ))}
          </ul>
        </>
      )}
      {devices > 0 && <p>{m.devices.bringsDevices(devices)}</p>}
      <p>{m.devices.sees}</p>
      <p className="devices-ways">
        <button type="button" className="main" data-let-in onClick={() => onAnswer(true)}>
          {m.devices.letIn}
        </button>
        <button type="button" data-keep-out onClick={() => onAnswer(false)}>
          {m.devices.keepOut}
        </button>
      </p>
    </section>
  );

  function title(game: string): string {
    return (m.devices.titles as Readonly<Record<string, string>>)[game] ?? game;
  }
}

/** A device that joined lately, and can be sent back. */
export function JoinRow({
  join,
  onUndo,
}: {
  readonly join: JoinInfo;
  readonly onUndo: () => void;
}) {
  const { m, language } = useSpeech();
  const { kind, browser, brings, tables, joined, left, own, mayUndo } = join;
  const goesBack = own && !brings && tables > 0;
  const sure = own ? 'own' : brings ? 'bring' : 'leave';
  return (
    <li data-join={join.id}>
      <span>
        <b>{m.devices.kinds[kind]}</b> {browser}
        <small>
          {m.phrases([
            m.devices.came(ago(joined, SERVER_TIME.now(), language)),
            brings ? m.devices.cameWith(tables) : m.devices.cameWithout(tables),
          ])}
        </small>
        {left > 0 && <small>{m.devices.undoHint(Math.ceil(left / 3_600_000))}</small>}
      </span>
      {mayUndo && (
        <button
          type="button"
          className="quiet"
          data-undo-join={join.id}
          onClick={() => {
            if (window.confirm(m.devices.undoSure[sure])) onUndo();
          }}
        >
          {goesBack ? m.devices.goBack : m.devices.undo}
        </button>
      )}
    </li>
  );
}
