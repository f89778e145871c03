import { useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { copyText } from './copy.ts';
import { Qr } from './qr/qr.tsx';

/** A link that is handed on: to be read, copied, and where the browser can to be shared. */
export function LinkRow({
  link,
  name,
  to,
  text,
  isMain = false,
  hasCode = false,
}: {
  readonly link: string;
  readonly name: string;
  /** The target of the link: `invitation`, `watch`, `seat-1`, `device`. */
  readonly to: string;
  /** The text that goes with the link. */
  readonly text?: string;
  /** The one that is meant. */
  readonly isMain?: boolean;
  /** It can be shown as a code for cameras. */
  readonly hasCode?: boolean;
}) {
  const { m } = useSpeech();
  const [copied, setCopied] = useState(false);
  const [isShown, setShown] = useState(false);
  // A plain LAN address has none.
  const { share } = navigator as Partial<Pick<Navigator, 'share'>>;
  return (
    <div className="link-row">
      <label>
        <span className={isMain ? 'spoken' : ''}>{name}</span>
        <input
          readOnly
          value={link}
          data-link={to}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button
        type="button"
        className={isMain && share === undefined ? 'main' : ''}
        data-copy={to}
        onClick={({ currentTarget }) => void copyText(link, currentTarget).then(setCopied)}
      >
        {copied ? m.remote.copied : m.remote.copy}
        <span className="spoken">: {name}</span>
      </button>
      {share !== undefined && (
        <button
          type="button"
          className={isMain ? 'main' : ''}
          onClick={() =>
            // To close the sheet shares nothing, and is no mistake.
            void navigator
              .share({ url: link, ...(text === undefined ? {} : { text }) })
              .catch(() => undefined)
          }
        >
          {m.remote.share}
          <span className="spoken">: {name}</span>
        </button>
      )}
      {hasCode && (
        <button
          type="button"
          data-qr={to}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {m.remote.qr}
          <span className="spoken">: {name}</span>
        </button>
      )}
      {isShown && <Qr text={link} name={m.remote.qrOf(name)} />}
    </div>
  );
}
