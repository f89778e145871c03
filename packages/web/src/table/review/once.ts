import type { Missed } from './missed.ts';

/** Two mistakes that are at most this many own decisions apart may be the same one. */
const NEAR = 2;

/**
 * Leaves out a mistake that is already named at a nearby decision: the same chance was missed in
 * both.
 * @param missed the largest loss first
 * @param decided by the number of steps before them, all decisions of the seat, in order
 */
export function onceEach(
  missed: readonly Missed[],
  seat: number,
  decided: readonly number[],
): readonly Missed[] {
  const kept: Missed[] = [];
  for (const each of missed) {
    const isNamed = kept.some(
      (other) =>
        Math.abs(decided.indexOf(each.at) - decided.indexOf(other.at)) <= NEAR &&
        (isIn(better(each), other) || isIn(better(other), each)),
    );
    if (!isNamed) kept.push(each);
  }
  return kept;

  function isIn(commands: readonly string[], { line }: Missed): boolean {
    const own = line.filter((move) => move.seat === seat).map(({ command }) => command);
    return commands.every((command) => own.includes(command));
  }
}

/** The better decision itself, without its continuation. */
function better({ line, decided }: Missed): readonly string[] {
  return line.slice(0, decided).map(({ command }) => command);
}
