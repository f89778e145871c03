import type { ReactNode } from 'preact/compat';
import { usePreferences } from '../../preferences/context.ts';
import { useLayout } from '../../ui/layout.ts';

/** Whether abilities of factions are unfolded, the same for all boards of a device. */
function usePeopleOpen(): { readonly isOpen: boolean; toggle(): void } {
  const { preferences, prefer } = usePreferences();
  const layout = useLayout();
  // Until the player has pressed the button, the abilities are unfolded if there is room.
  const isOpen = preferences.abilities ?? layout !== 'laptop';
  return { isOpen, toggle: () => prefer({ abilities: !isOpen }) };
}

/** The abilities of a faction, which experienced players can fold into a line. */
export function PeopleFold({
  line,
  children,
}: {
  /** The words of the folded line. */
  readonly line: string;
  readonly children: ReactNode;
}) {
  const { isOpen, toggle } = usePeopleOpen();
  if (isOpen) return <div className="people-fold">{children}</div>;
  return (
    <button
      type="button"
      className="people-fold people-line"
      aria-expanded={false}
      data-people
      title={line}
      onClick={toggle}
    >
      <span>{line}</span>
    </button>
  );
}

/** The button that folds the abilities again. */
export function PeopleShut({ heading }: { readonly heading: string }) {
  const { isOpen, toggle } = usePeopleOpen();
  if (!isOpen) return null;
  return (
    <button type="button" className="people-shut" aria-expanded data-people onClick={toggle}>
      {heading}
    </button>
  );
}
