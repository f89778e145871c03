import { useEffect, useState } from 'preact/compat';

/** Elements for typing, or with keys of their own. */
const TYPED_INTO = 'input, select, textarea, [contenteditable], dialog, [popover]';

/** Whether a letter key is held down, unless the focus is in an element for typing. */
export function useHeldKey(letter: string): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key.toLowerCase() !== letter) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPED_INTO) !== null) return;
      setHeld(true);
    };
    const up = ({ key }: KeyboardEvent) => {
      if (key.toLowerCase() === letter) setHeld(false);
    };
    // A key released in another window sends no event here.
    const gone = () => setHeld(false);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', gone);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', gone);
    };
  }, [letter]);
  return isHeld;
}
