/** CPU time that a piece of work takes, summed over all threads of the process, in nanoseconds. */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1000;
}

/** The lowest of several measurements, after one that only warms up. */
export function best(rounds: number, measure: () => number): number {
  measure();
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) least = Math.min(least, measure());
  return least;
}
