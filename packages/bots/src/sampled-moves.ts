import type { Move, Seat } from '@pangaea/rules/kernel';
import { afterMoves, type Choice, movesOf, type Seen } from './choice.ts';
import type { Rules } from './domain.ts';
import { Evaluation } from './evaluator.ts';
import type { Explainer, Taken } from './explainer.ts';
import { type PlayoutParts, playTurns } from './playouts.ts';
import { Tally, type TallySettings } from './tally.ts';

/** Positions of this many samples are stored to explain differences. */
const EXPLAINED = 48;

interface SampledChoice extends Choice {
  readonly tally: Tally;
  readonly ends: (Taken | undefined)[];
  /**
   * How often the seat continued with the same moves until somebody else decided, by these moves
   * separated by blanks.
   */
  readonly ways: Map<string, number>;
}

/**
 * Makes all choices in the same full positions that agree with the view, as long as the budget
 * lasts, and plays them on for some turns.
 * @returns by choice; undefined if there was no time for one position
 */
export function sampleMoves<S>(
  parts: PlayoutParts<S>,
  choices: readonly Choice[],
  explainer: Explainer<S>,
  tallied: TallySettings,
): readonly Seen[] | undefined {
  const { domain, samples, seat, spending, settings } = parts;
  const evaluation = new Evaluation();
  const sampled = choices.map(
    (choice): SampledChoice => ({
      ...choice,
      tally: new Tally(tallied),
      ends: [],
      ways: new Map(),
    }),
  );
  for (let looks = 0; !spending.isOver(); looks++) {
    const state = samples.next();
    const ends: (S | undefined)[] = [];
    for (const choice of sampled) {
      if (spending.isStopped()) break;
      const after = afterMoves(domain.game, state, seat, movesOf(choice));
      ends.push(after);
      if (after === undefined) {
        spending.positions++;
        continue;
      }
      domain.hidden?.answer(after);
      playOn(parts, after, choice.ways, settings.turns);
    }
    // Choices that were tried in different numbers of positions cannot be compared.
    if (ends.length < sampled.length) break;
    for (const [place, after] of ends.entries()) {
      const { tally, ends: kept } = sampled[place];
      if (after !== undefined) {
        spending.look(1);
        domain.evaluator.evaluate([after], 1, [evaluation]);
        tally.add(evaluation);
      }
      if (looks < EXPLAINED)
        kept.push(after === undefined ? undefined : explainer.take(after, seat));
    }
  }
  if (sampled.some(({ tally }) => tally.looks === 0)) return undefined;
  return sampled.map(({ tally, ends, ways, ...choice }) => {
    const moves = [...movesOf(choice), ...oftenest(ways)];
    const line = madeIn(domain.game, samples.view, seat, moves);
    return { tally, ends, line: line.map((move) => ({ seat, move })) };
  });
}

/** Makes moves until one would reveal something that the view does not show. */
function madeIn<S>(game: Rules<S>, view: S, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const state = game.slot(view);
  game.copy(view, state);
  const end = moves.findIndex((move) => {
    if (game.check(state, seat, move) !== 0) return true;
    game.apply(state, seat, move);
    return false;
  });
  return end < 0 ? moves : moves.slice(0, end);
}

/** Plays on, and counts the moves of the seat until somebody else decides. */
function playOn<S>(
  parts: PlayoutParts<S>,
  state: S,
  ways: Map<string, number>,
  turns: number,
): void {
  const way: Move[] = [];
  let isOwn = true;
  playTurns(parts, state, parts.seat, turns, (seat, move) => {
    isOwn &&= seat === parts.seat;
    if (isOwn) way.push(move);
  });
  const text = way.join(' ');
  ways.set(text, (ways.get(text) ?? 0) + 1);
}

/** The most frequent way; the first of those that are equally frequent. */
function oftenest(ways: ReadonlyMap<string, number>): readonly Move[] {
  let best = '';
  let most = 0;
  for (const [way, count] of ways) {
    if (count <= most) continue;
    best = way;
    most = count;
  }
  return best === '' ? [] : best.split(' ').map(Number);
}
