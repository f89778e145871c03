import { type ReactNode, useId, useLayoutEffect, useRef } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { useWayBack } from './way-back.ts';

/** A window over the page; Escape or a press beside it closes it. */
export function Dialog({
  title,
  open,
  onClose,
  children,
}: {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { m } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useWayBack(open, onClose);
  // A layout effect, so that the next key already goes to the window.
  useLayoutEffect(() => {
    const at = dialog.current;
    if (!open) at?.close();
    else if (at?.matches(':modal') === false) {
      // A dialog that was removed from the page for a moment is still open but no longer on top.
      at.removeAttribute('open');
      at.showModal();
    }
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      onClose={onClose}
      closedby="any"
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" className="quiet" onClick={onClose}>
              {m.close}
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
