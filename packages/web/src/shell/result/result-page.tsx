import type { ReactNode } from 'preact/compat';
import type { Fact, Stop } from '../../game/stop.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { useTable } from '../../play/context.ts';
import { FairPlay } from '../fair-play.tsx';
import { Facts } from './facts.tsx';
import { Keep } from './keep.tsx';
import { RaceChart } from './race-chart.tsx';
import { Standings } from './standings.tsx';
import { Winners } from './winners.tsx';

/** The result of any game. The game brings its own parts. */
export function ResultPage({
  notes,
  facts,
  chart,
  children,
}: {
  /** Sentences below the winner: the reason for the end, and the rule that broke a tie. */
  readonly notes?: readonly string[];
  readonly facts: readonly Fact[];
  readonly chart: {
    readonly title: string;
    readonly stops: readonly Stop[];
    /** Whether a score is constant until its next change, so that lines have steps. */
    readonly isStepped: boolean;
    /** The score at the top of the chart is at least this. */
    readonly most?: number;
  };
  /** The report: the sources of all points. */
  readonly children: ReactNode;
}) {
  const { result } = useOpenedWords();
  const { play } = useTable();
  const { rank } = play.history.game.book.game.outcome(play.now) ?? { rank: [] };
  const seats = rank.map((_: number, seat: number) => seat);
  const order = seats.toSorted((a: number, b: number) => rank[a] - rank[b]);
  const seed = play.table.connection === 'here' ? play.table.seed : undefined;
  return (
    <section className="result" aria-labelledby="result">
      <div className="result-front">
        <Winners seats={order.filter((seat: number) => rank[seat] === 1)} notes={notes ?? []} />
        <Standings order={order} rank={rank} />
      </div>
      <RaceChart {...chart} order={order} />
      <Facts facts={facts} />
      <div className="result-account">{children}</div>
      <Keep order={order} />
      {seed !== undefined && (
        <p className="hint result-seed">
          {result.seed}: <code>{seed}</code>
        </p>
      )}
      <FairPlay />
    </section>
  );
}
