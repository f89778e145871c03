import type { ReactNode } from 'preact/compat';
import { eventsUntil } from '../../game/moment.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { eventsOnShow } from '../../play/events-on-show.ts';
import { Asked } from '../../ui/asked.tsx';
import { later } from '../../ui/later.tsx';
import type { Entry } from '../game/sources.ts';
import { useTerraTable } from '../terra-game.ts';

const Ledger = later(async () => (await import('./ledger.tsx')).Ledger);

/** A number; a press shows its sources. */
export function Sources<E, C extends string>({
  title,
  entriesOf,
  causes,
  inBowls,
  only,
  rule,
  atEnd = false,
  children,
}: {
  readonly title: string;
  /** Computed from the events since the beginning of the game. */
  readonly entriesOf: (events: Iterable<E>) => readonly Entry<C>[];
  readonly causes: Readonly<Record<C, string>>;
  /** Whether amounts are those of the three bowls. */
  readonly inBowls: boolean;
  /** If given, only this cause is shown. */
  readonly only?: C;
  /** The counted thing, or the subject of the illustrated rules about it. */
  readonly rule: string;
  /** Whether the number is that of the whole game, and not of the shown moment. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}) {
  const { m } = useGameSpeech();
  const { play } = useTerraTable();
  const answer = (close: () => void) => {
    const events = atEnd ? eventsUntil(play.history) : eventsOnShow(play);
    const entries = entriesOf(events as Iterable<E>);
    const told = only === undefined ? entries : entries.filter(({ cause }) => cause === only);
    return <Ledger entries={told} causes={causes} inBowls={inBowls} rule={rule} onLook={close} />;
  };
  return (
    <Asked title={only === undefined ? title : m.told(title, causes[only])} answer={answer}>
      {children}
    </Asked>
  );
}
