import { type GameEvent, type Random, seatsOf } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/** `slot`: a copy is equal, and a change of one does not affect the other. */
export function slotsAreIndependent<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state } = trial;
  const random = trial.random('slot');
  const one = trial.fork(state);
  if (!trial.same('slot', 'a copy differs', state, one)) return;
  const two = trial.fork(one);
  const deciders = seatsOf(game.deciders(state));
  if (deciders.length === 0) return;
  const seat = random.pick(deciders);
  const move = trial.legal[seat].at(random.below(trial.legal[seat].count));
  game.apply(two, seat, move);
  trial.same('slot', `${trial.print(move)} in a copy changed its source`, state, one);
  game.copy(two, one);
  trial.same('slot', 'a copy over another position differs', two, one);
}

/**
 * `json`: a position is the same after it was written as text and read back, also one move later.
 */
export function jsonKeepsAll<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state, list } = trial;
  const random = trial.random('json');
  const text = JSON.stringify(game.toJson(state));
  const read = game.fromJson(JSON.parse(text));
  if (!read.ok) {
    trial.fail('json', `the own form is refused: ${JSON.stringify(read.error)}`);
    return;
  }
  if (!trial.same('json', 'after a round trip', state, read.value)) return;
  if (JSON.stringify(game.toJson(read.value)) !== text) trial.fail('json', 'the text changed');
  for (let seat = 0; seat < trial.seats; seat++) {
    game.legal(read.value, seat, list);
    trial.sameMoves('json', `legal of seat ${seat} after a round trip`, trial.legal[seat], list);
  }
  playOnAlike(trial, read.value, random);
  refuseOtherJson(trial, text, random);
}

function playOnAlike<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  read: S,
  random: Random,
): void {
  const { game, state } = trial;
  const deciders = seatsOf(game.deciders(state));
  if (deciders.length === 0) return;
  const seat = random.pick(deciders);
  const move = trial.legal[seat].at(random.below(trial.legal[seat].count));
  const expected = trial.fork(state);
  game.apply(expected, seat, move);
  game.apply(read, seat, move);
  trial.same('json', `${trial.print(move)} after a round trip`, expected, read);
}

function refuseOtherJson<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  text: string,
  random: Random,
): void {
  const { game } = trial;
  const keys = Object.keys(JSON.parse(text));
  const without = JSON.parse(text);
  const dropped = random.pick(keys);
  delete without[dropped];
  const surplus = { ...JSON.parse(text), 'no such field': 0 };
  const broken = JSON.parse(text);
  const spoilt = spoilNumber(broken, random);
  const wrong: (readonly [string, unknown])[] = [
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['an empty object', {}],
    [`a position without ${dropped}`, without],
    ['an unknown field', surplus],
    [`half a number at ${spoilt}`, broken],
  ];
  for (const [what, json] of wrong) {
    if (game.fromJson(json).ok) trial.fail('json', `${what} is accepted`);
  }
}

/** Adds a half to one number deep inside an object, and returns its path. */
function spoilNumber(json: Record<string, unknown>, random: Random): string {
  const places: (readonly [Record<string, unknown>, string, string])[] = [];
  const collect = (node: Record<string, unknown>, path: string) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'number') places.push([node, key, `${path}/${key}`]);
      else if (typeof value === 'object' && value !== null) {
        collect(value as Record<string, unknown>, `${path}/${key}`);
      }
    }
  };
  collect(json, '');
  const [node, key, path] = random.pick(places);
  node[key] = (node[key] as number) + 0.5;
  return path;
}
