import { useMemo } from 'preact/compat';
import { factsOf } from '../../game/facts.ts';
import { eventsUntil } from '../../game/moment.ts';
import { raceOf } from '../../game/race.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { ResultPage } from '../../shell/result/result-page.tsx';
import { SeatTable } from '../../ui/seat-table.tsx';
import type { SubjectId } from '../book/ids.ts';
import { gainOf, mostTakenOver, placedBy, turnStops } from '../game/progress.ts';
import { GAME } from '../game/rules.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/**
 * The end of the game: the winner, the course of the race, remarkable facts, and the places of the
 * meeples.
 */
export function Result() {
  const speech = useGaiaSpeech();
  const { m, w, g } = speech;
  const words = useOpenedWords();
  const { play, who } = useTable();
  const { history, now } = play;
  const outcome = GAME.outcome(now);
  const { players } = now.table;
  const race = useMemo(() => raceOf(history, players, gainOf), [history, players]);
  const stops = useMemo(() => turnStops(eventsUntil(history), players), [history, players]);
  if (outcome === undefined || play.telling) return null;
  const seats = outcome.vp.map((_, seat) => seat).sort((a, b) => outcome.rank[a] - outcome.rank[b]);
  const [winner] = seats;
  const equal = seats.filter((seat) => outcome.vp[seat] === outcome.vp[winner]);
  const placed = placedBy(eventsUntil(history), players);
  const over = [...eventsUntil(history)].find((event) => event.type === 'game-over');
  const row = (name: string, rule: SubjectId, of: (seat: number) => number) => ({
    name,
    link: <RulesLink to={rule}>{name}</RulesLink>,
    of,
  });
  const rows = [
    row(g.result.cities, 'cities', (seat) => placed.cities[seat]),
    row(g.result.goals, 'objectives', (seat) => placed.objectives[seat]),
    row(g.result.left, 'goal', (seat) => now.supply(seat)),
  ];
  const taken = mostTakenOver(eventsUntil(history), players);
  const facts = factsOf(race, {
    speech,
    words,
    who,
    history,
    rank: outcome.rank,
    counted: w.meeplesOf,
  });
  const told = [
    facts.bestMove,
    facts.lead,
    taken && { seat: taken.seat, text: g.result.takeovers(who.seat(taken.seat), taken.meeples) },
    facts.behind,
    facts.margin,
  ];
  return (
    <ResultPage
      notes={[
        ...(over === undefined ? [] : [speech.event(over, who)]),
        ...(equal.length > 1
          ? [g.result.tieBreak(m.all(equal.map(who.seat)), who.seat(winner))]
          : []),
      ]}
      facts={told.filter((fact) => fact !== undefined)}
      chart={{
        title: g.result.chart,
        stops: stops.map((stop, turn) => ({
          ...stop,
          mark: turn > 0 && turn % MARKED === 0 ? String(turn) : '',
          name: g.result.afterTurn(turn),
        })),
        isStepped: true,
        most: now.table.meeples,
      }}
    >
      <SeatTable
        head={w.terms.meeples}
        seats={seats}
        nameOf={who.seat}
        rows={rows}
        foot={{ name: w.terms.placed, of: (seat) => outcome.vp[seat] }}
      />
    </ResultPage>
  );
}

/** The interval of turns that have their number below the chart. */
const MARKED = 10;
