import type { Outcome } from '@pangaea/rules/kernel';
import type { ReactNode } from 'preact/compat';
import { eventsUntil } from '../../game/moment.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { SeatTable } from '../../ui/seat-table.tsx';
import type { Entry } from '../game/sources.ts';
import { useTerraTable } from '../terra-game.ts';

/** The points of all seats, by source. */
export function AccountTable<E, C extends string>({
  outcome,
  sourcesOf,
  causes,
  ruleOf,
  cell,
}: {
  readonly outcome: Outcome;
  /** Computed from the events of the whole game. */
  readonly sourcesOf: (events: Iterable<E>, seat: number) => readonly Entry<C>[];
  readonly causes: Readonly<Record<C, string>>;
  /** The subject of the illustrated rules about a cause. */
  readonly ruleOf: Readonly<Record<C, string>>;
  /** Draws an amount, which opens the moves behind it; without a cause, the moves of all causes. */
  readonly cell: (seat: number, cause: C | undefined, amount: number) => ReactNode;
}) {
  const { m } = useGameSpeech();
  const { play, who } = useTerraTable();
  const events = [...eventsUntil(play.history)] as unknown as E[];
  const seats = outcome.vp.map((_, seat) => seat).sort((a, b) => outcome.rank[a] - outcome.rank[b]);
  const bySeat = new Map(seats.map((seat) => [seat, sourcesOf(events, seat)]));
  const named = [...new Set([...bySeat.values()].flat().map(({ cause }) => cause))];
  const amount = (seat: number, cause: C) =>
    bySeat.get(seat)?.find((entry) => entry.cause === cause)?.amounts[0] ?? 0;
  return (
    <SeatTable
      head={m.scores.source}
      seats={seats}
      nameOf={who.seat}
      rows={named.map((cause) => ({
        name: causes[cause],
        link: <RulesLink to={ruleOf[cause]}>{causes[cause]}</RulesLink>,
        of: (seat) => {
          const points = amount(seat, cause);
          return points === 0 ? '–' : cell(seat, cause, points);
        },
      }))}
      foot={{ name: m.scores.total, of: (seat) => cell(seat, undefined, outcome.vp[seat]) }}
    />
  );
}
