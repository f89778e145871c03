import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { isComposing } from '../ui/composing.ts';
import { useWayBack } from '../ui/way-back.ts';

/**
 * A sheet that covers only the map: everything beside it can be used. Escape closes it, and the
 * focus returns.
 */
export function Sheet({
  title,
  className = '',
  panel,
  onClose,
  children,
}: {
  readonly title: string;
  readonly className?: string;
  readonly panel?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { m } = useSpeech();
  const heading = useId();
  const own = useRef<HTMLElement>(null);
  const sheet = panel ?? own;
  useWayBack(true, onClose);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, [sheet]);
  return (
    <section
      ref={sheet}
      className={`sheet ${className}`}
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        // A window or a note over the sheet closes, and the sheet stays.
        if ((event.target as Element).closest('dialog, [popover]') !== null) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="quiet" data-close onClick={onClose}>
          {m.close}
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </section>
  );
}
