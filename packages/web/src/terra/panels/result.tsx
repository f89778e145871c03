import type { GameEvent } from '@pangaea/rules/kernel';
import { type ReactNode, useMemo } from 'preact/compat';
import { factsOf } from '../../game/facts.ts';
import type { History } from '../../game/history.ts';
import { raceOf } from '../../game/race.ts';
import type { Stop } from '../../game/stop.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { ResultPage } from '../../shell/result/result-page.tsx';
import { bestRound, type RoundStop, roundStops, type Scoring } from '../game/race.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { useTerraTable } from '../terra-game.ts';

/**
 * The end of the game: winner, course of the points, remarkable facts, and sources of the points.
 */
export function TerraResult<E extends GameEvent>({
  scoring,
  children,
}: {
  readonly scoring: Scoring<E>;
  /** The sources of all points. */
  readonly children: ReactNode;
}) {
  const speech = useGameSpeech();
  const { language } = speech;
  const words = useOpenedWords();
  const said = TERRA_MESSAGES[language];
  const { play, who } = useTerraTable();
  const { now } = play;
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own type of position.
  const history = play.history as History<any, E>;
  const outcome = history.game.book.game.outcome(now);
  const { players } = now.table;
  const race = useMemo(() => raceOf(history, players, scoring.gainOf), [history, players, scoring]);
  const stops = useMemo(() => roundStops(history, players, scoring), [history, players, scoring]);
  if (outcome === undefined || play.telling) return null;
  const lastRound = stops.findLast(({ kind, round }) => kind === 'round' && round < now.round());
  const facts = factsOf(race, {
    speech,
    words,
    who,
    history,
    rank: outcome.rank,
    counted: said.points,
    ...(lastRound === undefined ? {} : { lastRound: lastRound.steps }),
  });
  const { bestMove, lead, spurt, behind, margin } = facts;
  const best = bestRound(stops);
  const round = best && {
    seat: best.seat,
    text: words.facts.bestRound(who.seat(best.seat), said.points(best.amount), best.round),
    moment: best.moment,
  };
  return (
    <ResultPage
      facts={[bestMove, lead, spurt, round, behind, margin].filter((fact) => fact !== undefined)}
      chart={{ title: said.chart, stops: stops.map(stopOf), isStepped: false }}
    >
      {children}
    </ResultPage>
  );

  function stopOf({ kind, round, values, moment }: RoundStop): Stop {
    const { result } = words;
    if (kind === 'start') return { mark: '', name: result.atEndOf(0), values, moment };
    if (kind === 'final') {
      return { mark: result.finalShort, name: result.final, values, moment };
    }
    return { mark: String(round), name: result.atEndOf(round), values, moment };
  }
}
