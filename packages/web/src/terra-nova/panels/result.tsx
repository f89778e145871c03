import { useMemo } from 'react';
import { factsOf } from '../../game/facts.ts';
import { raceOf } from '../../game/race.ts';
import { ResultPage } from '../../shell/result/result-page.tsx';
import type { Stop } from '../../shell/result/stop.ts';
import { bestRound, gainOf, type RoundStop, roundStops } from '../game/race.ts';
import { GAME } from '../game/rules.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Account } from './account.tsx';

/** The end: who has won, how the points grew, what was remarkable, and where the points came from. */
export function Result() {
  const speech = useNovaSpeech();
  const { m } = speech;
  const { play, who } = useTable();
  const { history, now } = play;
  const outcome = GAME.outcome(now);
  const race = useMemo(() => raceOf(history, history.start.table.players, gainOf), [history]);
  const stops = useMemo(() => roundStops(history), [history]);
  if (outcome === undefined || play.telling) return null;
  const lastRound = stops.findLast(({ kind, round }) => kind === 'round' && round < now.round());
  const facts = factsOf(race, {
    speech,
    who,
    history,
    rank: outcome.rank,
    counted: m.scores.points,
    ...(lastRound === undefined ? {} : { lastRound: lastRound.steps }),
  });
  const { bestMove, lead, spurt, behind, margin } = facts;
  const best = bestRound(stops);
  const round = best && {
    seat: best.seat,
    text: m.facts.bestRound(who.seat(best.seat), m.scores.points(best.amount), best.round),
    moment: best.moment,
  };
  return (
    <ResultPage
      facts={[bestMove, lead, spurt, round, behind, margin].filter((fact) => fact !== undefined)}
      chart={{ title: m.scores.chart, stops: stops.map(stopOf), isStepped: false }}
    >
      <Account />
    </ResultPage>
  );

  function stopOf({ kind, round, values, moment }: RoundStop): Stop {
    const { scores } = m;
    if (kind === 'start') return { mark: '', name: scores.atEndOf(0), values, moment };
    if (kind === 'final') {
      return { mark: scores.finalShort, name: scores.final, values, moment };
    }
    return { mark: String(round), name: scores.atEndOf(round), values, moment };
  }
}
