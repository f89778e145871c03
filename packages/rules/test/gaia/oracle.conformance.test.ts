import { describe, expect, it } from 'vitest';
import { RULING_VALUES } from '../../src/gaia/index.ts';
import { match, type Told } from './oracle/games.ts';
import { firstDifference, type Step } from './oracle/lockstep.ts';

/*
 * The engine compared with a second Gaia program that was written from the rules, not from the
 * engine (`oracle/table.ts`): the same games, compared at every step.
 */

/**
 * At least this many games, and until all rare events have occurred; with `PANGAEA_SOAK` set, all
 * games.
 */
const LEAST = process.env.PANGAEA_SOAK === undefined ? 150 : 500;
const MOST = 500;
const NEWEST = '2026-11-22';

it('agrees with the engine on every position, every legal move and every ranking', () => {
  const rare = new Map(Object.keys(RARE).map((name) => [name, 0]));
  const isAllSeen = () => [...rare.values()].every((times) => times > 0);
  for (let number = 0; number < MOST && (number < LEAST || !isAllSeen()); number++) {
    const difference = firstDifference(match(number), (step) => {
      for (const [name, isSo] of Object.entries(RARE)) {
        if (isSo(step)) rare.set(name, (rare.get(name) ?? 0) + 1);
      }
    });
    expect(difference, `game ${number}`).toBeUndefined();
  }
  for (const [name, times] of rare) expect(times, name).toBeGreaterThan(0);
});

/** The number of events in a step that have such fields. */
function some({ events }: Step, fields: Readonly<Record<string, unknown>>): number {
  const wanted = Object.entries(fields);
  return events.filter((event) => {
    const has = new Map(Object.entries(event));
    return wanted.every(([key, value]) => has.get(key) === value);
  }).length;
}

const DESTROYED = { type: 'destroyed' };
const CANCELLED = { type: 'protected' };

/** Events that must have occurred in the games, so that the agreement means something. */
const RARE: Readonly<Record<string, (step: Step) => boolean>> = {
  'a city starves': (step) => some(step, { cause: 'eaten' }) > 0 && some(step, DESTROYED) > 0,
  'two cities are destroyed at once': (step) => some(step, DESTROYED) > 1,
  'the ruin of a city raises another': (step) =>
    some(step, DESTROYED) > 0 && some(step, { cause: 'rise' }) > 0,
  'two meeples for four needs': (step) => some(step, { type: 'meeples', amount: 2 }) > 0,
  'one of two meeples goes back': ({ events }) =>
    events.some((each) => each.type === 'needs' && each.from === 4 && each.to > 1),
  'a city is taken over': (step) => some(step, { cause: 'takeover' }) > 0,
  'two objectives after a card was cancelled': (step) =>
    some(step, CANCELLED) > 0 && some(step, { type: 'objective' }) === 2,
  'an eruption with too few deserts': ({ legal }) => {
    const mountains = legal.flatMap((move) => /^eruption \S+ \S+/.exec(move) ?? []);
    return new Set(mountains).size < mountains.length;
  },
  'too few meeples for all cities': ({ legal }) => legal.some((move) => move.startsWith('settle')),
  'several objectives at once': ({ legal }) => legal.some((move) => move.startsWith('objective')),
  'a victory in the turn of another': ({ events, turn }) =>
    events.some(
      (each) => each.type === 'game-over' && each.seat !== turn && each.reason === 'meeples',
    ),
  'all that the tornado took is the same': ({ legal }) =>
    legal.length === 1 && legal[0].startsWith('keep'),
  'the cards run out': (step) => some(step, { reason: 'exhaustion' }) > 0,
};

describe('a second Gaia that plays otherwise is found out', () => {
  const planted: Record<string, Told> = {
    takeover: ({ takeover }) => ({ takeover: !takeover }),
    fourNeeds: ({ fourNeeds }) => ({ fourNeeds: !fourNeeds }),
    rulesVersion: ({ rulesVersion }) => ({
      rulesVersion: rulesVersion < NEWEST ? NEWEST : '2026-11-21',
    }),
  };
  for (const [name, [one, other]] of Object.entries(RULING_VALUES)) {
    planted[name] = ({ rulings }) => ({
      rulings: { ...rulings, [name]: rulings[name as keyof typeof rulings] === one ? other : one },
    });
  }
  it.each(Object.entries(planted))('%s', (_name, told) => {
    const games = Array.from({ length: 100 }, (_, number) => number);
    expect(games.some((number) => firstDifference(match(number, told)) !== undefined)).toBe(true);
  });
});
