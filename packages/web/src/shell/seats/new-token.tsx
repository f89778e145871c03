import type { ProgramMade } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** The token of a program that was just made: to be copied now, since nobody can see it again. */
export function NewToken({
  made,
  onClose,
}: {
  readonly made: ProgramMade | undefined;
  readonly onClose: () => void;
}) {
  const { m } = useSpeech();
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another token nothing is copied yet.
  useEffect(() => setCopied(false), [made?.token]);
  // On a plain LAN address there is none; the text can be copied by hand.
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
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
            {clipboard !== undefined && (
              <button
                type="button"
                className="main"
                onClick={() => void clipboard.writeText(made.token).then(() => setCopied(true))}
              >
                {copied ? m.remote.copied : m.remote.copy}
              </button>
            )}
          </div>
          <p className="hint">{m.seating.tokenHint}</p>
          <code>
            PANGAEA_TOKEN=… node examples/bot.ts {location.origin}/t/{made.table.id}
          </code>
        </div>
      )}
    </Dialog>
  );
}
