import { type ReactNode, useContext, useId } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { NoteEnd } from './note-end.ts';

/** The sentences of a note, each on its own line. */
export function Notes({ of }: { readonly of: readonly string[] }) {
  return of.map((sentence, index) => (
    <span key={index} className="note-line">
      {sentence}
    </span>
  ));
}

/**
 * A button that opens a note about the thing it shows, by mouse, touch or keyboard. Escape or a
 * press elsewhere closes it.
 */
export function Explained({
  label,
  title = label,
  note,
  className,
  children,
}: {
  /** The name of the thing, for screen readers; the note follows on demand. */
  readonly label: string;
  /** The title of the note, if it is shorter than the spoken name. */
  readonly title?: string | undefined;
  readonly note: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { m } = useSpeech();
  const id = useId();
  const end = useContext(NoteEnd);
  return (
    <>
      <button type="button" className={`explained ${className ?? ''}`} popoverTarget={id}>
        <span className="face" aria-hidden="true">
          {children}
        </span>
        <span className="spoken">{`${label}. ${m.help}`}</span>
      </button>
      <div id={id} popover="auto" className="note">
        <strong>{title}</strong>
        {note}
        {end}
      </div>
    </>
  );
}
