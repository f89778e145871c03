import type { Pace, TimeAgreed } from '@pangaea/wire';

/** Time limits offered for each tempo; the server allows more. */
const TIMES = {
  live: {
    '15': { kind: 'live', minutes: 15, seconds: 30 },
    '30': { kind: 'live', minutes: 30, seconds: 60 },
    '60': { kind: 'live', minutes: 60, seconds: 60 },
  },
  slow: {
    '1': { kind: 'slow', days: 1 },
    '3': { kind: 'slow', days: 3 },
    '7': { kind: 'slow', days: 7 },
  },
} as const;

/** The tempos, in the order in which they are shown. */
export const PACES = ['live', 'slow'] as const satisfies readonly Pace[];

export const PRESETS = {
  live: ['none', '15', '30', '60'],
  slow: ['none', '1', '3', '7'],
} as const;

export const OUTS = ['bot', 'wait'] as const;

/** The chosen tempo and time limit. */
export interface ChosenTime {
  readonly pace: Pace;
  /** The name of a time limit: minutes on the clock, or days for each move; or `none`. */
  readonly clock: (typeof PRESETS)[Pace][number];
  readonly out: (typeof OUTS)[number];
}

/** The first choice for a new table. A slow game without clocks often stops for ever. */
export function firstChoice(pace: Pace): ChosenTime {
  return { pace, clock: pace === 'slow' ? '3' : 'none', out: 'bot' };
}

/** The choice in the form of a request to the server. */
export function wishOf({ pace, clock, out }: ChosenTime): {
  readonly pace: Pace;
  readonly time?: TimeAgreed;
} {
  const time = timeOf(pace, clock);
  return time === undefined ? { pace } : { pace, time: { ...time, out } };
}

type Preset =
  | (typeof TIMES.live)[keyof typeof TIMES.live]
  | (typeof TIMES.slow)[keyof typeof TIMES.slow];

export function timeOf(pace: Pace, clock: ChosenTime['clock']): Preset | undefined {
  const times: Readonly<Record<string, Preset>> = TIMES[pace];
  return times[clock];
}
