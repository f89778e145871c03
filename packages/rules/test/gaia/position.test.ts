import { expect, it } from 'vitest';
import { recordGame } from '../../src/conformance/index.ts';
import type { State } from '../../src/gaia/index.ts';
import { Moves, type PlainState, replay, seatsOf } from '../../src/kernel/index.ts';
import { trial as gaiaTrial } from '../../src/trials/gaia.trial.ts';
import { changed, placesOf } from '../data-file/changes.ts';

/*
 * Positions from outside with any number changed: they are refused, or the game can continue from
 * them without an error, even if no game could reach them.
 */

const { game } = gaiaTrial;
const VALUES = [0, 1, 3, 6, 19, 47, 66, 200, 255];
const moves = new Moves();

function somePositions(): State[] {
  const positions: State[] = [];
  for (const [index, mode] of ['basic', 'advanced', 'disasters'].entries()) {
    const record = recordGame(gaiaTrial, 5, index, { players: 3, mode }, 'mixed');
    if (record === undefined) throw new Error('refused');
    const tops = new Set<number>();
    replay(game, record, (s) => {
      if (tops.has(s.top()) || s.tiles() < 4) return;
      tops.add(s.top());
      const copy = game.slot(s);
      game.copy(s, copy);
      positions.push(copy);
    });
  }
  return positions;
}

function playOn(s: State): void {
  for (let step = 0; step < 3; step++) {
    const [seat] = seatsOf(game.deciders(s));
    if (seat === undefined) return;
    for (let other = 0; other < game.seats(s); other++) game.legal(s, other, moves);
    game.view(s, 0);
    if (game.legal(s, seat, moves) === 0) return;
    const move = moves.at((step * 31) % moves.count);
    expect(game.refusals[game.check(s, seat, move)]).toBe('');
    game.apply(s, seat, move);
  }
}

it('a position with a number changed is refused or safe', () => {
  let accepted = 0;
  let refused = 0;
  for (const position of somePositions()) {
    const json = game.toJson(position) as { position: PlainState };
    const places = placesOf(json.position).filter((place, index) => {
      const value = place.reduce<unknown>((at, key) => (at as never)[key], json.position);
      return typeof value === 'number' && index % 3 === 0;
    });
    for (const [index, place] of places.entries()) {
      const to = VALUES[index % VALUES.length];
      const read = game.fromJson({ ...json, position: changed(json.position, place, to) });
      if (read.ok) {
        accepted++;
        try {
          playOn(read.value);
        } catch (error) {
          throw new Error(`${place.join('.')} ${to}: ${(error as Error).stack}`);
        }
      } else refused++;
    }
  }
  expect(accepted).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});
