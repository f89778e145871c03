import type { Refusal } from '@pangaea/rules/kernel';
import { useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';

interface Named {
  readonly seat: number;
  readonly name: string;
}

/** For a person without a seat: the ways to ask for one. */
export function SeatWays({
  known,
  left,
  ask,
  onAsked,
}: {
  /** Seats of people, into one of which the person may be let back. */
  readonly known: readonly Named[];
  /** Seats that were left, if they have a hidden hand. */
  readonly left: readonly Named[];
  readonly ask: (seat: number, name?: string) => Promise<Refusal | undefined>;
  readonly onAsked: (refused: Refusal | undefined) => void;
}) {
  const { m } = useSpeech();
  const [name, setName] = useState('');
  const press = async (seat: number, by?: string) => {
    const refused = await ask(seat, by);
    onAsked(refused);
    // The page proposes a name that is free.
    if (typeof refused?.params.free === 'string') setName(refused.params.free);
  };
  return (
    <div className="seat-ways">
      <details className="let-back-ask">
        <summary>{m.letBack.sat}</summary>
        <p className="hint">{m.letBack.askHint}</p>
        <p>
          <a className="link-alone" href="/#/sign-in" data-sign-in>
            {m.devices.haveKey}
          </a>
        </p>
        <p className="request-answers">
          {m.letBack.ask}
          {known.map((each) => (
            <button
              key={each.seat}
              type="button"
              data-ask-back={each.seat}
              onClick={() => void press(each.seat)}
            >
              {each.name}
            </button>
          ))}
        </p>
      </details>
      {left.length > 0 && (
        <details className="let-back-ask">
          <summary>{m.letBack.hasLeft}</summary>
          <p className="hint">{m.letBack.takeHint}</p>
          <p className="request-answers">
            <label>
              {m.letBack.takeName}{' '}
              <input
                data-take-name
                value={name}
                maxLength={24}
                autoComplete="nickname"
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            </label>
            {m.letBack.take}
            {left.map((each) => (
              <button
                key={each.seat}
                type="button"
                data-ask-take={each.seat}
                disabled={name.trim() === ''}
                onClick={() => void press(each.seat, name.trim())}
              >
                {each.name}
              </button>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}
