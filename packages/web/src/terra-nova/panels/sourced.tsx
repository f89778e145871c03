import type { Cause, Event } from '@pangaea/rules/terra-nova';
import type { ReactNode } from 'preact/compat';
import { Sources } from '../../terra/panels/sources.tsx';
import { type CountedThing, ledger } from '../game/ledger.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** A number of a seat; a press shows its sources. */
export function Sourced({
  seat,
  of,
  only,
  rule = of,
  atEnd = false,
  children,
}: {
  readonly seat: number;
  readonly of: CountedThing;
  /** If given, only this cause is shown. */
  readonly only?: Cause;
  /** The subject of the illustrated rules, if it is not that of the thing. */
  readonly rule?: string;
  /** Whether the number is that of the whole game, and not of the shown moment. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}) {
  const { n, w } = useNovaSpeech();
  const { play, who } = useTable();
  const { bridgePieces } = play.state.table;
  return (
    <Sources
      title={n.sourcesOf[of](who.seat(seat))}
      entriesOf={(events: Iterable<Event>) => ledger(events, seat, of, bridgePieces)}
      causes={w.causes}
      inBowls={of === 'power'}
      {...(only === undefined ? {} : { only })}
      rule={rule}
      atEnd={atEnd}
    >
      {children}
    </Sources>
  );
}
