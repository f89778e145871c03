import type { ReactNode } from 'preact/compat';
import type { Fact, Stop } from '../../game/stop.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { FairPlay } from '../fair-play.tsx';
import { Facts } from './facts.tsx';
import { Keep } from './keep.tsx';
import { RaceChart } from './race-chart.tsx';
import { Standings } from './standings.tsx';
import { Winners } from './winners.tsx';

/** How a game of any kind ended. The game hands in its own parts. */
export function ResultPage({
  notes,
  facts,
  chart,
  children,
}: {
  /** Sentences below the winner: what ended the game, what decided between equals. */
  readonly notes?: readonly string[];
  readonly facts: readonly Fact[];
  readonly chart: {
    readonly title: string;
    readonly stops: readonly Stop[];
    /** A score is kept until its next change: lines have steps. */
    readonly isStepped: boolean;
    /** At least this high. */
    readonly most?: number;
  };
  /** The account: where everything came from. */
  readonly children: ReactNode;
}) {
  const { m } = useGameSpeech();
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
          {m.scores.seed}: <code>{seed}</code>
        </p>
      )}
      <FairPlay />
    </section>
  );
}
