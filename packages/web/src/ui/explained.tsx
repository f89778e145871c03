import { type ReactNode, useId } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';

/** Several sentences of a note, each on its line. */
export function Notes({ of }: { readonly of: readonly string[] }) {
  return of.map((sentence, index) => (
    <span key={index} className="note-line">
      {sentence}
    </span>
  ));
}

/**
 * Something that explains itself where it stands: a button that opens a note, with the mouse, by
 * touch and by keyboard alike. Escape or a press elsewhere closes it.
 */
export function Explained({
  label,
  title = label,
  note,
  className,
  children,
}: {
  /** Its name, spoken; the note follows on demand. */
  readonly label: string;
  /** The title above the note, where that is less than the spoken name. */
  readonly title?: string | undefined;
  readonly note: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { m } = useSpeech();
  const id = useId();
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
      </div>
    </>
  );
}
