import type { ReactNode } from 'preact/compat';
import { Explained, Notes } from '../../ui/explained.tsx';
import { NotedButton } from '../../ui/noted-button.tsx';
import type { Choosing } from './props.ts';

interface ThingProps {
  /** Its name, for screen readers. */
  readonly label: string;
  /** Sentences about the thing. */
  readonly notes: readonly string[];
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A tile, card or space of the table, selectable or not: a press chooses it, or explains it and why
 * it cannot be chosen.
 */
export function Thing<T>({
  thing,
  choosing,
  verb,
  className = '',
  ...props
}: ThingProps & {
  readonly thing: T;
  /** Left out while nothing is being chosen. */
  readonly choosing: Choosing<T> | undefined;
  /** The name with the verb of a press around it. */
  readonly verb: (label: string) => string;
}) {
  if (choosing === undefined) return <Told {...props} className={`tm-thing ${className}`} />;
  const { takable, onTake, why, chosen, isQuiet = false } = choosing;
  const state = chosen?.has(thing) ? 'tm-chosen' : '';
  if (takable.has(thing)) {
    return (
      <Open
        {...props}
        className={`tm-thing tm-open ${isQuiet ? 'tm-quiet' : ''} ${state} ${className}`}
        spoken={verb(props.label)}
        isChosen={chosen?.has(thing) ?? false}
        onTake={() => onTake(thing)}
      />
    );
  }
  if (isQuiet) return <Told {...props} className={`tm-thing ${className}`} />;
  const reason = why?.(thing);
  return (
    <Told
      {...props}
      {...(reason === undefined ? {} : { reason })}
      className={`tm-thing ${state === '' ? 'tm-closed' : state} ${className}`}
    />
  );
}

function Told({ label, notes, reason, ...props }: ThingProps & { readonly reason?: string }) {
  const note = (
    <>
      <Notes of={notes} />
      {reason !== undefined && <span className="note-line refusal">{reason}</span>}
    </>
  );
  return <Explained label={label} note={note} {...props} />;
}

function Open({
  label,
  notes,
  spoken,
  className,
  isChosen,
  onTake,
  children,
}: ThingProps & {
  readonly spoken: string;
  readonly isChosen: boolean;
  readonly onTake: () => void;
}) {
  return (
    <NotedButton
      title={label}
      note={<Notes of={notes} />}
      className={`explained ${className ?? ''}`}
      aria-pressed={isChosen}
      onClick={onTake}
    >
      <span className="face" aria-hidden="true">
        {children}
      </span>
      <span className="spoken">{[spoken, ...notes].join('. ')}</span>
    </NotedButton>
  );
}
