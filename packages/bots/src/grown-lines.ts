import { Beam } from './beam.ts';
import { afterMoves, type Choice, lineOf, movesOf, type Seen } from './choice.ts';
import { Evaluation } from './evaluator.ts';
import type { Explainer, Taken } from './explainer.ts';
import { type Line, type PlayoutParts, step } from './playouts.ts';
import { Tally, type TallySettings } from './tally.ts';

interface GrowingLine<S> extends Pick<Line<S>, 'state' | 'trail'> {
  readonly tally: Tally;
  readonly end: Taken;
}

/**
 * Makes plans for each choice of an open game, and plays the best of them on, all equally far. The
 * value of a choice is that of its best line, averaged over all samples.
 * @returns by choice; undefined if there was no time for all plans
 */
export function growLines<S>(
  parts: PlayoutParts<S>,
  root: S,
  choices: readonly Choice[],
  explainer: Explainer<S>,
  tallied: TallySettings,
): readonly Seen[] | undefined {
  const { linesEach, halvedAfter } = parts.settings;
  const evaluation = new Evaluation();
  const look = ({ state, tally }: Pick<GrowingLine<S>, 'state' | 'tally'>) => {
    parts.spending.look(1);
    parts.domain.evaluator.evaluate([state], 1, [evaluation]);
    tally.add(evaluation);
  };
  let lines: GrowingLine<S>[][] = [];
  for (const choice of choices) {
    const best = linesAfter(parts, root, choice).slice(0, linesEach);
    if (best.length === 0) return undefined;
    lines.push(
      best.map((line) => ({
        ...line,
        tally: new Tally(tallied),
        end: explainer.take(line.state, parts.seat),
      })),
    );
  }
  for (const line of lines.flat()) look(line);
  const most = halvedAfter.at(-1) ?? 0;
  for (let looks = 0; looks < most; looks++) {
    if (looks === halvedAfter[0]) lines = lines.map((each) => [bestOf(each)]);
    const all = lines.flat();
    // Lines of different length cannot be compared.
    if (!grow(parts, all)) break;
    for (const line of all) look(line);
  }
  return lines
    .map(bestOf)
    .map(({ tally, end, trail }) => ({ tally, ends: [end], line: lineOf(trail) }));
}

function linesAfter<S>(
  parts: PlayoutParts<S>,
  root: S,
  choice: Choice,
): readonly Pick<Line<S>, 'state' | 'trail'>[] {
  const { domain, seat } = parts;
  const { round } = domain.knowledge;
  if (round !== undefined) return new Beam(parts, root, round).planAfter(choice);
  const moves = movesOf(choice);
  const state = afterMoves(domain.game, root, seat, moves);
  if (state === undefined) return [];
  let trail: Line<S>['trail'];
  for (const move of moves) trail = { before: trail, seat, move };
  return [{ state, trail }];
}

/**
 * Plays all lines on by one stride.
 * @returns whether all lines went on as far as they can, and not all are over
 */
function grow<S>(parts: PlayoutParts<S>, lines: readonly GrowingLine<S>[]): boolean {
  let isGrown = false;
  for (const { state } of lines) {
    for (let n = 0; n < parts.settings.stride && step(parts, state); n++) isGrown = true;
    if (parts.spending.isOver()) return false;
  }
  return isGrown;
}

function bestOf<L extends { readonly tally: Tally }>(lines: readonly L[]): L {
  return lines.reduce((best, each) => (each.tally.value() > best.tally.value() ? each : best));
}
