import type { AnyGameSpeech, Who } from '../messages/speech.ts';
import type { OpenedWords } from '../messages/use-opened-words.ts';
import type { AnyHistory } from './history.ts';
import { momentAfter } from './moment.ts';
import { bestStep, farthestBehind, lastSpurt, longestLead, margin, type Race } from './race.ts';
import type { Fact } from './stop.ts';

/** Remarkable facts about a race in any game, the most interesting first. */
export interface RaceFacts {
  readonly bestMove: Fact | undefined;
  readonly lead: Fact | undefined;
  readonly spurt: Fact | undefined;
  readonly behind: Fact | undefined;
  readonly margin: Fact | undefined;
}

/**
 * @param counted gives an amount with its unit
 * @param lastRound the number of steps before the last round; undefined in games without rounds
 */
export function factsOf(
  race: Race,
  {
    speech,
    words,
    who,
    history,
    rank,
    counted,
    lastRound,
  }: {
    readonly speech: AnyGameSpeech;
    readonly words: OpenedWords;
    readonly who: Who;
    readonly history: AnyHistory;
    readonly rank: readonly number[];
    readonly counted: (amount: number) => string;
    readonly lastRound?: number;
  },
): RaceFacts {
  const { facts, result } = words;
  const after = (steps: number) => momentAfter(history, steps);
  const winner = rank.indexOf(1);
  const best = bestStep(race);
  const lead = longestLead(race);
  const spurt = lastRound === undefined ? undefined : lastSpurt(race, lastRound);
  const behind = comeback(race, rank);
  const ahead = margin(race.after[race.after.length - 1], rank);
  return {
    bestMove: best && {
      seat: best.seat,
      text: facts.bestMove(
        who.seat(best.seat),
        counted(best.amount),
        speech.move(history.steps[best.step].state, history.steps[best.step].move),
      ),
      moment: after(best.step + 1),
    },
    lead: lead && {
      seat: lead.seat,
      text: facts.lead(who.seat(lead.seat), lead.steps, lead.of),
    },
    spurt: spurt && {
      seat: spurt.seat,
      text: facts.spurt(
        who.seat(spurt.seat),
        counted(spurt.amount),
        result.place(spurt.was),
        result.place(spurt.is),
      ),
      moment: after(lastRound ?? 0),
    },
    behind: behind && {
      seat: behind.seat,
      text: facts.behind(who.seat(behind.seat), counted(behind.by)),
      moment: after(behind.steps),
    },
    margin:
      ahead === undefined || ahead === 0
        ? undefined
        : { seat: winner, text: facts.margin(counted(ahead)) },
  };
}

/** The winner who had been farthest behind the leader. */
function comeback(race: Race, rank: readonly number[]) {
  const winners = rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winners
    .flatMap((seat) => {
      const behind = farthestBehind(race, seat);
      return behind === undefined ? [] : [{ seat, ...behind }];
    })
    .sort((one, other) => other.by - one.by)
    .at(0);
}
