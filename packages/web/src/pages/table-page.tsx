import { lazy, useCallback, useState } from 'preact/compat';
import { Part } from '../ui/part.tsx';
import { OpenedTable, type TableProps, type Tried } from './opened-table.tsx';

const SketchPage = lazy(async () => ({
  default: (await import('./sketch-page.tsx')).SketchPage,
}));

/** A table of any game, and the board for trying moves that is made from it. */
export function TablePage(props: TableProps) {
  const [tried, setTried] = useState<Tried>();
  const leave = useCallback(() => setTried(undefined), []);
  // In a lesson the teacher decides the next step.
  const onTry = props.Teacher === undefined ? setTried : undefined;
  if (tried === undefined) return <OpenedTable {...props} onTry={onTry} />;
  return (
    <Part>
      <SketchPage tried={tried} port={props.port} face={props.face} onLeave={leave} />
    </Part>
  );
}
