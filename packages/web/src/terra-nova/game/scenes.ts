import type { Event } from '@pangaea/rules/terra-nova';
import {
  type Gain,
  type GreatMoment,
  type RoundOpening,
  type ScenesOf,
  summed,
} from '../../play/face/scene.ts';

const GOODS = { coins: 'coin', vp: 'vp', power: 'power' } as const;

function moments(events: readonly Event[], step: readonly Event[]): readonly GreatMoment[] {
  return events.flatMap((event): readonly GreatMoment[] => {
    if (event.type === 'town') {
      const { seat, hex, buildings } = event;
      const places = [...new Set([...buildings, hex])].map(onMap);
      const gains = gainsOf(step, seat, (cause) => cause === 'town-tile');
      return [{ kind: 'town', seat, places, gains }];
    }
    if (event.type === 'built' && event.building.endsWith('palace')) {
      return [{ kind: 'palace', seat: event.seat, places: [onMap(event.hex)], gains: [] }];
    }
    return [];
  });
}

function opening(
  events: readonly Event[],
  step: readonly Event[],
  seats: number,
): RoundOpening | undefined {
  const begun = events.find((event) => event.type === 'round');
  if (begun === undefined) return undefined;
  const income = Array.from({ length: seats }, (_, seat) =>
    gainsOf(step, seat, (cause) => cause.startsWith('income-')),
  );
  return { round: begun.round, income };
}

export const SCENES: ScenesOf = { moments, opening } as ScenesOf;

function gainsOf(
  step: readonly Event[],
  seat: number,
  counts: (cause: string) => boolean,
): readonly Gain[] {
  return summed(
    step.flatMap((event): readonly Gain[] => {
      if (event.type !== 'coins' && event.type !== 'vp' && event.type !== 'power') return [];
      if (event.seat !== seat || !counts(event.cause)) return [];
      return [{ what: GOODS[event.type], amount: event.amount }];
    }),
  );
}

function onMap(hex: string): string {
  return `[data-hex="${hex}"]`;
}
