/** A step of the game, with what is known about the player who made it. */
interface Made {
  readonly seat: number;
  readonly command: string;
}

/**
 * The numbers of the steps that were turns ordered ahead.
 * @param turns the commands of the played turns, in their order
 * @param until the number of steps after the last of them
 */
export function playedAhead(
  steps: readonly Made[],
  seat: number,
  turns: readonly (readonly string[])[],
  until: number,
): readonly number[] {
  const found: number[] = [];
  let end = until;
  for (const commands of turns.toReversed()) {
    while (end >= commands.length && !isMadeAt(end - commands.length, commands)) end--;
    if (end < commands.length) break;
    end -= commands.length;
    for (let place = commands.length - 1; place >= 0; place--) found.push(end + place);
  }
  return found.reverse();

  function isMadeAt(from: number, commands: readonly string[]): boolean {
    return commands.every((command, place) => {
      const step = steps[from + place];
      return step?.seat === seat && step.command === command;
    });
  }
}
