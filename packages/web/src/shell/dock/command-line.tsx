import { lazy, useLayoutEffect, useRef } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { Part } from '../../ui/part.tsx';

const TypedLine = lazy(async () => ({ default: (await import('./typed-line.tsx')).TypedLine }));

/**
 * Moves typed in notation, completed with legal moves: the same as on buttons and map. A combobox
 * by WAI-ARIA, closed until the key `/` is pressed.
 * @param isMine whether a person here has to decide: an open line then comes back
 */
export function CommandLine({
  isMine,
  isOpen,
  setOpen,
}: {
  readonly isMine: boolean;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}) {
  const { m } = useSpeech();
  const input = useRef<HTMLInputElement>(null);
  // Whether the line had the focus when it was last shown.
  const typing = useRef(true);
  /** Letters typed before the line is loaded; undefined if it is not being loaded. */
  const early = useRef<string | undefined>(undefined);
  const isShown = isMine && isOpen;
  useLayoutEffect(() => {
    if (!isMine) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      event.preventDefault();
      typing.current = true;
      if (input.current === null) early.current = '';
      setOpen(true);
      input.current?.focus();
    };
    const onEarly = (event: globalThis.KeyboardEvent) => {
      const typed = early.current;
      if (typed === undefined) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') {
        early.current = undefined;
        setOpen(false);
      } else if (event.key === 'Backspace') early.current = typed.slice(0, -1);
      else if ([...event.key].length === 1) early.current = typed + event.key;
      else if (event.key !== 'Enter') return;
      // In the line, letters are not shortcuts of the table, and Enter presses no button.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onEarly, true);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      early.current = undefined;
      window.removeEventListener('keydown', onEarly, true);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isMine, setOpen]);
  if (!isShown) return null;
  return (
    <section className="command" aria-label={m.command.open}>
      <Part>
        <TypedLine input={input} typing={typing} early={early} onClose={() => setOpen(false)} />
      </Part>
    </section>
  );
}
