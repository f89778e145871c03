import type { Event } from '@pangaea/rules/terra-mystica';
import { spot } from '../../play/face/journey.ts';
import {
  type Gain,
  type GreatMoment,
  type RoundOpening,
  type ScenesOf,
  summed,
} from '../../play/face/scene.ts';

const GOODS = {
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  vp: 'vp',
  keys: 'key',
  power: 'power',
  spades: 'spade',
} as const;

/** The last space of a cult. */
const TOP = 10;
const INCOME: ReadonlySet<string> = new Set(['income-buildings', 'income-card', 'income-favours']);

function moments(events: readonly Event[], step: readonly Event[]): readonly GreatMoment[] {
  return events.flatMap((event): readonly GreatMoment[] => {
    switch (event.type) {
      case 'town': {
        const { seat, hex, buildings } = event;
        const places = [...new Set([...buildings, hex])].map(onMap);
        const gains = gainsOf(step, seat, (cause) => cause === 'town-tile');
        return [{ kind: 'town', seat, places, gains }];
      }
      case 'built':
        if (event.building !== 'stronghold') return [];
        return [{ kind: 'stronghold', seat: event.seat, places: [onMap(event.hex)], gains: [] }];
      case 'cult': {
        const { seat, cult, to } = event;
        if (to !== TOP || event.steps === 0) return [];
        return [{ kind: 'cult-top', seat, places: [spot(`cult ${cult} ${to}`)], gains: [] }];
      }
      default:
        return [];
    }
  });
}

function opening(
  events: readonly Event[],
  step: readonly Event[],
  seats: number,
): RoundOpening | undefined {
  const begun = events.find((event) => event.type === 'round');
  if (begun === undefined) return undefined;
  const bySeat = (counts: (cause: string) => boolean) =>
    Array.from({ length: seats }, (_, seat) => gainsOf(step, seat, counts));
  return {
    round: begun.round,
    cults: bySeat((cause) => cause === 'cult-reward'),
    income: bySeat((cause) => INCOME.has(cause)),
  };
}

export const SCENES: ScenesOf = { moments, opening } as ScenesOf;

function gainsOf(
  step: readonly Event[],
  seat: number,
  counts: (cause: string) => boolean,
): readonly Gain[] {
  return summed(
    step.flatMap((event): readonly Gain[] => {
      if (!('cause' in event && 'seat' in event) || event.seat !== seat) return [];
      if (!counts(event.cause)) return [];
      const what = GOODS[event.type as keyof typeof GOODS];
      return what !== undefined && 'amount' in event ? [{ what, amount: event.amount }] : [];
    }),
  );
}

function onMap(hex: string): string {
  return `[data-hex="${hex}"]`;
}
