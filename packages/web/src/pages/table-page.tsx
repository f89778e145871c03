import { lazy, useCallback, useState } from 'preact/compat';
import { Part } from '../ui/part.tsx';
import { OpenedTable, type TableProps, type Tried } from './opened-table.tsx';

const SketchPage = lazy(async () => ({
  default: (await import('./sketch-page.tsx')).SketchPage,
}));

/** A table of any game, and the board to try things on that is made of it. */
export function TablePage(props: TableProps) {
  const [tried, setTried] = useState<Tried>();
  const leave = useCallback(() => setTried(undefined), []);
  // A lesson says what comes next.
  const onTry = props.Teacher === undefined ? setTried : undefined;
  if (tried === undefined) return <OpenedTable {...props} onTry={onTry} />;
  return (
    <Part>
      <SketchPage tried={tried} port={props.port} face={props.face} onLeave={leave} />
    </Part>
  );
}
