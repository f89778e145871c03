import { useSpeech } from '../messages/speech.ts';
import { speaker } from './heard.ts';

/** A person who can be muted. */
interface Other {
  readonly seat: number;
  readonly name: string;
  readonly shown: string;
}

/** The people who can be muted on this device; empty while nobody else is there. */
export function Muting({
  others,
  isMuted,
  onChange,
}: {
  readonly others: readonly Other[];
  readonly isMuted: (other: Other) => boolean;
  /** @param who in the form of `speaker` */
  readonly onChange: (who: string, isMuted: boolean) => void;
}) {
  const { m } = useSpeech();
  if (others.length === 0) return null;
  return (
    <details className="muting">
      <summary>{m.words.mute}</summary>
      <p className="hint">{m.words.muteHint}</p>
      {others.map((other) => (
        <label key={other.seat} className="check">
          <input
            type="checkbox"
            checked={isMuted(other)}
            data-mute={other.seat}
            onChange={({ currentTarget }) => onChange(speaker(other), currentTarget.checked)}
          />
          {other.shown}
        </label>
      ))}
    </details>
  );
}
