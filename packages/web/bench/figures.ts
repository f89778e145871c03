// Computes figures from measurements, without a browser.
import { gzipSync } from 'node:zlib';

/** An entry of `PerformanceObserver` of the type `event`, as far as it is read. */
export interface EventEntry {
  /** 0 for what is no interaction, such as moving the mouse. */
  readonly interactionId: number;
  /** From the input to the next frame, in milliseconds; browsers round it to 8. */
  readonly duration: number;
}

/**
 * How long each interaction took: the longest of its events, as Interaction to Next Paint counts
 * (https://web.dev/articles/inp). Milliseconds, in the order of the interactions.
 */
export function interactionTimes(entries: readonly EventEntry[]): number[] {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of entries) {
    if (interactionId === 0) continue;
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  return [...longest].sort(([a], [b]) => a - b).map(([, duration]) => duration);
}

/** The smallest value that `share` of all values do not exceed; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[place] ?? Number.NaN;
}

/** A moment at a screen: when, in milliseconds of the machine's clock, and with how many steps. */
export interface Moment {
  readonly time: number;
  readonly steps: number;
}

/**
 * From the press that sent a segment to the frame of the other screen that shows it.
 * @param sent with the steps that the sender saw when it pressed
 * @param shown what the other screen showed, in the order of time
 */
export function delays(sent: readonly Moment[], shown: readonly Moment[]): number[] {
  return sent.flatMap(({ time, steps }) => {
    const seen = shown.find((moment) => moment.steps > steps && moment.time >= time);
    return seen === undefined ? [] : [seen.time - time];
  });
}

/** Bytes of files, each packed by itself with gzip as servers do by default. */
export function gzipSize(files: readonly Uint8Array[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/** A figure, with what it is to be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'kB' | 'ms' | '';
  /** The value must not be larger. */
  readonly atMost?: number;
}

/** A line of the table: name, value, goal, and whether it is reached. */
export function lineOf({ name, value, unit, atMost }: Figure): string {
  const of = (number: number) => `${Math.round(number * 10) / 10} ${unit}`.trimEnd();
  const goal =
    atMost === undefined ? '' : `${value <= atMost ? 'ok' : 'MISSED'} (at most ${of(atMost)})`;
  return `${name.padEnd(38)} ${of(value).padStart(10)}   ${goal}`.trimEnd();
}
