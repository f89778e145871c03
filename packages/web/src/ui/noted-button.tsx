import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'preact/compat';
import { NoteEnd } from './note-end.ts';
import { useNote } from './use-note.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'title'>;

/**
 * A button with a note that explains it: the note opens when the mouse rests on it, with `?`, with
 * the other mouse button and with a long touch.
 */
export function NotedButton({
  title,
  note: explanation,
  asks = false,
  onClick,
  children,
  ...button
}: ButtonProps & {
  /** The title of the note. */
  readonly title: string;
  readonly note: ReactNode;
  /** Whether a press also opens the note. */
  readonly asks?: boolean;
  readonly onClick: () => void;
}) {
  const { note, show, down, wasHeld, move, leave, press } = useNote();
  const end = useContext(NoteEnd);
  return (
    <>
      <button
        {...button}
        type="button"
        aria-keyshortcuts="?"
        onPointerDown={down}
        onPointerMove={move}
        onPointerLeave={leave}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          press();
          if (asks || wasHeld(event)) show(event.currentTarget);
          else onClick();
        }}
        onContextMenu={(event: MouseEvent<HTMLButtonElement>) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key !== '?') return;
          event.preventDefault();
          show(event.currentTarget);
        }}
      >
        {children}
      </button>
      <div ref={note} popover="auto" className="note">
        <strong>{title}</strong>
        {explanation}
        {end}
      </div>
    </>
  );
}
