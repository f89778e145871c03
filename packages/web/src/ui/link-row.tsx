import { useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { copyText } from './copy.ts';
import { Qr } from './qr/qr.tsx';

/** A link to share: readable, with buttons to copy it and, if the browser can, to share it. */
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
  /** The name of the link: `invitation`, `watch`, `seat-1`, `device`. */
  readonly to: string;
  /** The text that is shared with the link. */
  readonly text?: string;
  /** Whether the link is the main link of its group. */
  readonly isMain?: boolean;
  /** Whether the link can be shown as a QR code. */
  readonly hasCode?: boolean;
}) {
  const { m } = useSpeech();
  /** The link that was copied: another one has its own button again. */
  const [copied, setCopied] = useState<string>();
  const [isShown, setShown] = useState(false);
  // Browsers have no sharing on a plain LAN address.
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
        onClick={({ currentTarget }) =>
          void copyText(link, currentTarget).then((isCopied) =>
            setCopied(isCopied ? link : undefined),
          )
        }
      >
        {copied === link ? m.remote.copied : m.remote.copy}
        <span className="spoken">: {name}</span>
      </button>
      {share !== undefined && (
        <button
          type="button"
          className={isMain ? 'main' : ''}
          onClick={() =>
            // Closing the dialog of the system is not an error.
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
