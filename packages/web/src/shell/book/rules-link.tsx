import { type ReactNode, useMemo } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { NoteEnd } from '../../ui/note-end.ts';
import { useOpened } from '../opened.ts';

/** Links to a subject of the illustrated rules, from where one can return. */
export function RulesLink({
  to,
  children,
}: {
  /** Empty for the list of all. */
  readonly to: string;
  readonly children?: ReactNode;
}) {
  const { m } = useSpeech();
  const { open } = useOpened();
  return (
    <button
      type="button"
      className="link rules-link"
      data-rules={to}
      onClick={({ currentTarget }) => {
        // An open note would cover the rules.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        open({ rules: to });
      }}
    >
      {children ?? m.guide.name}
    </button>
  );
}

/** Lets every note inside link to a subject. */
export function RulesNotes({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}) {
  const link = useMemo(() => <RulesLink to={to} />, [to]);
  return <NoteEnd value={link}>{children}</NoteEnd>;
}
