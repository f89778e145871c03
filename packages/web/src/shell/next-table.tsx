import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { useTurns } from '../play/turns-context.ts';
import { nextTable, waitingTables } from '../table/turns.ts';
import { Icon } from '../ui/icon.tsx';

/** The next table that waits for this person; undefined when there is none. */
export function useNextTable(): { readonly link: string; readonly count: number } | undefined {
  const { tables } = useTurns();
  const { play } = useTable();
  const { id } = play.table;
  const next = nextTable(tables, id);
  if (next === undefined) return undefined;
  const count = waitingTables(tables).filter((table) => table.id !== id).length;
  return { link: `/t/${next.id}`, count };
}

/** Leads to the next table where it is the person's turn. */
export function NextTable() {
  const { m } = useSpeech();
  const next = useNextTable();
  if (next === undefined) return null;
  const name = m.together.next(next.count);
  return (
    <a
      className="tool tool-next"
      href={next.link}
      aria-keyshortcuts="N"
      aria-label={name}
      title={`${name} (N)`}
      data-next-table
    >
      <Icon name="next table" />
      <span className="tool-name">{m.together.nextShort}</span>
      <b className="tool-count">{next.count}</b>
    </a>
  );
}
