import type { Part } from '@pangaea/bots';
import type { ToldChoice } from '@pangaea/bots/host';
import type { AnyGameSpeech } from '../../messages/speech.ts';
import type { Named, Tally } from '../../play/face/tally.ts';
import { noiseOf } from '../../table/noise.ts';
import type { Hinted } from '../../table/port.ts';
import { type Deciding, type Deed, deedsOf, lineOf } from './deeds.ts';

/** The number of parts of the game that are named for a difference, and against it. */
const NAMED = { for: 2, against: 1 } as const;
/** Smaller parts and differences are not mentioned, by unit. */
const LEAST = { points: 0.5, chance: 0.01 } as const;

/** The comparison with another decision. */
export interface Against {
  readonly words: string;
  /** The gain over the other decision, above 0; undefined if both are about equal. */
  readonly gain: number | undefined;
  /** The parts of the game in which the decision gains most. */
  readonly by: readonly Part[];
  /** The parts of the game in which the decision loses. */
  readonly but: readonly Part[];
  /**
   * The points that each of the others gains more by the decision, on average; undefined if they
   * are few.
   */
  readonly others: number | undefined;
}

/** The reasons for a decision, as facts of the game and as estimates of the bot. */
export interface Reasons {
  readonly unit: 'points' | 'chance';
  /** The best decision in words. */
  readonly best: string;
  /** Whether the decision in question is the best; undefined for a hint. */
  readonly isBest: boolean | undefined;
  /** Points that the decision gives at once, by source. */
  readonly points: readonly Named[];
  /** The change of the next income. */
  readonly income: readonly Named[];
  /** The next decision that the bot plans for the seat. */
  readonly next: string | undefined;
  /**
   * The comparison with the decision that was made, or with the second best; undefined if there is
   * no other.
   */
  readonly against: Against | undefined;
}

/**
 * @param deciding the position before the decision
 * @returns undefined if the bot named nothing that is possible
 */
export function reasonsOf(
  speech: AnyGameSpeech,
  tally: Tally,
  deciding: Deciding,
  analysis: Hinted,
): Reasons | undefined {
  const { game, state, seat } = deciding;
  const { choices, unit } = analysis;
  const [best] = choices;
  const deeds = best && deedsOf(deciding, best.commands);
  if (deeds === undefined || deeds.length === 0) return undefined;
  const say = (each: readonly Deed[]) =>
    each.map((deed) => speech.move(deed.state, deed.move)).join(speech.m.guide.andThen);
  const named = choices.find(({ isNamed }) => isNamed);
  const other = named === undefined || named === best ? choices[1] : named;
  const otherDeeds = other && deedsOf(deciding, other.commands);
  const incomes = [state, deeds[deeds.length - 1].after].map((at) =>
    tally.income(speech, at, seat),
  );
  const line = lineOf(game, state, best.line).slice(best.commands.length);
  const next = nextOf(line, seat, (deed) => isTold(game, deed));
  return {
    unit,
    best: say(deeds),
    isBest: named === undefined ? undefined : named === best,
    points: pointsIn(speech, tally, deeds, seat),
    income: changeOf(incomes[0], incomes[1]),
    next: next.length > 0 ? say(next) : undefined,
    against:
      other && otherDeeds && otherDeeds.length > 0
        ? { words: say(otherDeeds), ...gainOver(best, other, choices.indexOf(other), analysis) }
        : undefined,
  };
}

/** Whether a move is meaningful to players: an end of a turn and a standing order are not. */
function isTold(game: Deciding['game'], { move }: Deed): boolean {
  return move !== game.end && !game.isOrder(move) && game.isAnswer?.(move) !== true;
}

/** The moves of the seat in its next turn on a line; those of the turn before belong to the decision. */
function nextOf(
  line: readonly Deed[],
  seat: number,
  isWanted: (deed: Deed) => boolean,
): readonly Deed[] {
  const others = line.findIndex((deed) => deed.seat !== seat && isWanted(deed));
  if (others < 0) return [];
  const rest = line.slice(others).filter(isWanted);
  const begin = rest.findIndex((deed) => deed.seat === seat);
  if (begin < 0) return [];
  const end = rest.findIndex((deed, at) => at > begin && deed.seat !== seat);
  return rest.slice(begin, end < 0 ? undefined : end);
}

function pointsIn(
  speech: AnyGameSpeech,
  tally: Tally,
  deeds: readonly Deed[],
  seat: number,
): readonly Named[] {
  const sums = new Map<string, number>();
  for (const event of deeds.flatMap(({ events }) => events)) {
    const gained = tally.gain(speech, event);
    if (gained?.seat !== seat) continue;
    sums.set(gained.name, (sums.get(gained.name) ?? 0) + gained.amount);
  }
  return [...sums].flatMap(([name, amount]) => (amount === 0 ? [] : [{ name, amount }]));
}

function changeOf(before: readonly Named[], now: readonly Named[]): readonly Named[] {
  const names = [...new Set([...before, ...now].map(({ name }) => name))];
  const amountIn = (list: readonly Named[], name: string) =>
    list.find((each) => each.name === name)?.amount ?? 0;
  return names
    .map((name) => ({ name, amount: amountIn(now, name) - amountIn(before, name) }))
    .filter(({ amount }) => amount !== 0);
}

/**
 * The gain of the best decision over another, from the difference that the analysis of one of them
 * contains.
 */
function gainOver(
  best: ToldChoice,
  other: ToldChoice,
  place: number,
  analysis: Hinted,
): Omit<Against, 'words'> {
  const { unit, by } = analysis;
  const least = LEAST[unit];
  const told = best.difference?.than === place ? best.difference : other.difference;
  const sign = told === best.difference ? 1 : -1;
  if (told === undefined) return { gain: undefined, by: [], but: [], others: undefined };
  const noise = noiseOf(analysis, best, other);
  const amount = sign * told.amount;
  const isSure = by === 'lines' && amount >= least && amount > noise;
  const parts = told.parts
    // In points a sentence of its own tells it.
    .filter(({ part }) => unit === 'chance' || part !== 'others')
    .map(({ part, amount: share }) => ({ part, share: sign * share }))
    .sort((one, another) => another.share - one.share);
  const gains = parts.filter(({ share }) => share >= least).slice(0, NAMED.for);
  const losses = parts.filter(({ share }) => share <= -least).slice(-NAMED.against);
  const others = sign * told.others;
  return {
    gain: isSure ? amount : undefined,
    by: isSure ? gains.map(({ part }) => part) : [],
    but: isSure ? losses.map(({ part }) => part) : [],
    others: isSure && Math.abs(others) >= LEAST.points ? others : undefined,
  };
}
