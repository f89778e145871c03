import { type ReactNode, useEffect, useId, useRef } from 'preact/compat';
import { useSpeech } from '../speech.ts';

/** A window over the page; Escape and a press beside it close it. */
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
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
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
