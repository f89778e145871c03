import type { ProgramMade } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { copyText } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Example programs that this server offers for download. */
const PROGRAMS = [
  { file: 'bot.ts', by: 'node', of: 'Node 26' },
  { file: 'bot.py', by: 'python3', of: 'Python 3' },
];

/** The token of a new program, to be copied now: it is never shown again. */
export function NewToken({
  made,
  onClose,
}: {
  readonly made: ProgramMade | undefined;
  readonly onClose: () => void;
}) {
  const { m } = useSpeech();
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token has not been copied yet.
  useEffect(() => setCopied(false), [made?.token]);
  return (
    <Dialog title={m.seating.token} open={made !== undefined} onClose={onClose}>
      {made !== undefined && (
        <div className="new-token">
          <p>{m.seating.tokenOnce}</p>
          <div className="link-row">
            <label>
              <span className="spoken">{m.seating.token}</span>
              <input
                readOnly
                value={made.token}
                data-token={made.seat}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </label>
            <button
              type="button"
              className="main"
              data-copy="token"
              onClick={({ currentTarget }) =>
                void copyText(made.token, currentTarget).then(setCopied)
              }
            >
              {copied ? m.remote.copied : m.remote.copy}
            </button>
          </div>
          <p className="hint">{m.seating.tokenHint}</p>
          {PROGRAMS.map(({ file, by, of }) => (
            <p key={file} className="new-token-program">
              <a href={`/examples/${file}`} download>
                {file}
              </a>{' '}
              <small>{m.seating.runs(of)}</small>
              <code>
                PANGAEA_TOKEN=… {by} {file} {location.origin}/t/{made.table.id}
              </code>
            </p>
          ))}
        </div>
      )}
    </Dialog>
  );
}
