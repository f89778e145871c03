import { type ReactNode, useState } from 'preact/compat';
import { Dialog } from './dialog.tsx';

/** A number; a press opens a window with its sources. */
export function Asked({
  title,
  answer,
  className = 'sourced',
  children,
}: {
  readonly title: string;
  /** Makes the content when the window is opened; `close` closes the window. */
  readonly answer: (close: () => void) => ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} title={title} onClick={() => setOpen(true)}>
        {children}
      </button>
      <Dialog title={title} open={open} onClose={close}>
        {open && answer(close)}
      </Dialog>
    </>
  );
}
