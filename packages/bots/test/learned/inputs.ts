import {
  firstSeat,
  type Game,
  type GameEvent,
  type Move,
  Moves,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { describe, expect, it } from 'vitest';
import { Evaluation, type Evaluator, type Judge, makeBot } from '../../src/index.ts';
import { learnedEvaluator } from '../../src/learned/evaluator.ts';
import type { Inputs } from '../../src/learned/inputs.ts';
import { type NetFile, readNet } from '../../src/learned/net-file.ts';
import { markOfInputs } from '../../train/net-file.ts';
import { tablesOf } from '../played.ts';

export interface InputParts<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  readonly inputs: Inputs<S>;
  readonly judge: Judge<S>;
  readonly evaluator: Evaluator<S>;
  /** The file of the built-in net. */
  readonly file: NetFile;
  readonly tables: readonly (Readonly<Record<string, unknown>> & { readonly players: number })[];
}

/** Rules that inputs, net and evaluator of every game must keep. */
export function inputTests<S, O, E extends GameEvent>(parts: InputParts<S, O, E>): void {
  const { game, inputs, evaluator, file, tables } = parts;
  const { begin, chance, play } = tablesOf(game);
  const width = inputs.names.length + inputs.own.names.length;

  const planner = makeBot(game, parts.judge, 'intermediate');

  /** Visits every position of games in which one seat plays at random. */
  function eachPosition(look: (state: S, seats: number) => void): void {
    for (const [seed, options] of tables.entries()) {
      const state = begin(options, seed + 1);
      const bots = [chance, ...Array(options.players - 1).fill(planner)];
      play(state, bots, 300, () => {
        look(state, options.players);
        return true;
      });
      look(state, options.players);
    }
  }

  describe('inputs', () => {
    it('are those that the net was taught by', () => {
      const kinds = inputs.own.kinds.slice(0, file.sizes.kinds);
      const taught = { ...inputs, own: { ...inputs.own, kinds } };
      expect(markOfInputs(taught)).toBe(file.inputs);
      expect(file.sizes).toMatchObject({
        shared: inputs.names.length,
        own: inputs.own.names.length,
        kinds: kinds.length,
        stages: inputs.stages,
      });
      expect(inputs.scales).toHaveLength(inputs.names.length);
      expect(inputs.own.scales).toHaveLength(inputs.own.names.length);
      expect(new Set(inputs.names).size).toBe(inputs.names.length);
    });

    it('leave a kind of seat that the net does not know to the judge', () => {
      const unknown = { ...inputs, kind: () => file.sizes.kinds };
      const untaught = learnedEvaluator(game, parts.judge, unknown, readNet(file));
      const [options] = tables;
      const state = begin(options, 1);
      const seats = [...Array(options.players).keys()];
      // Plays on until the net has a value for every seat.
      play(state, Array(options.players).fill(chance), 300, () =>
        seats.some((seat) => inputs.stage(state, seat) === undefined),
      );
      const [found, judged] = [new Evaluation(), new Float64Array(options.players)];
      untaught.evaluate([state], 1, [found], undefined);
      parts.judge.judge(state, judged);
      expect([...found.points].slice(0, options.players)).toEqual([...judged]);
      evaluator.evaluate([state], 1, [found], undefined);
      expect([...found.points].slice(0, options.players)).not.toEqual([...judged]);
    });

    it('nearly all say something in some game, fit into 16 bits, and leave the position as it was', () => {
      const told = new Int32Array(width);
      const least = new Int32Array(width);
      const most = new Int32Array(width);
      eachPosition((state, seats) => {
        const before = game.slot(state);
        game.copy(state, before);
        for (let seat = 0; seat < seats; seat++) {
          const stage = inputs.stage(state, seat);
          if (stage === undefined) continue;
          expect(stage).toBeLessThan(inputs.stages);
          inputs.write(state, seat, told);
          for (let at = 0; at < width; at++) {
            least[at] = Math.min(least[at], told[at]);
            most[at] = Math.max(most[at], told[at]);
          }
        }
        expect(game.difference(state, before)).toEqual([]);
      });
      const names = [...inputs.names, ...inputs.own.names];
      const silent = names.filter((_, at) => least[at] === 0 && most[at] === 0);
      // Some inputs occur too seldom in so few games.
      expect(silent.length, silent.join()).toBeLessThan(names.length / 7);
      for (let at = 0; at < width; at++) {
        expect(Math.max(most[at], -least[at]), names[at]).toBeLessThan(2 ** 15);
      }
    });

    it('are the same whatever was asked before', () => {
      const [one, other] = [new Int32Array(width), new Int32Array(width)];
      const random = Random.fromSeed(seedFromNumber(1));
      const elsewhere = anotherTable(random);
      eachPosition((state, seats) => {
        if (random.below(3) > 0) return;
        for (let seat = 0; seat < seats; seat++) {
          if (inputs.stage(state, seat) === undefined) continue;
          inputs.write(state, seat, one);
          inputs.write(elsewhere, 0, other);
          inputs.write(state, seat, other);
          expect(other).toEqual(one);
        }
      });
    });

    it('are the same for positions after all moves, one after the other', () => {
      const [told, alone] = [new Int32Array(width), new Int32Array(width)];
      const random = Random.fromSeed(seedFromNumber(2));
      const elsewhere = anotherTable(random);
      const after = (state: S, move: Move) => {
        const next = game.slot(state);
        game.copy(state, next);
        game.apply(next, firstSeat(game.deciders(state)), move);
        return next;
      };
      const movesOf = (state: S) => {
        const moves = new Moves();
        if (game.deciders(state) !== 0) game.legal(state, firstSeat(game.deciders(state)), moves);
        return moves.toArray();
      };
      const compare = (state: S) => {
        if (game.deciders(state) === 0) return;
        const seat = firstSeat(game.deciders(state));
        const ends = movesOf(state)
          .map((move) => after(state, move))
          .filter((end) => inputs.stage(end, seat) !== undefined);
        const found = ends.map((end) => {
          inputs.write(end, seat, told);
          return Int32Array.from(told);
        });
        for (const [place, end] of ends.entries()) {
          inputs.write(elsewhere, 0, alone);
          inputs.write(end, seat, alone);
          expect(alone).toEqual(found[place]);
        }
      };
      eachPosition((state) => {
        if (random.below(40) === 0) compare(state);
      });
    });
  });

  /**
   * A table with other options than all tables before: all cached data of a table must be dropped.
   */
  function anotherTable(random: Random): S {
    const { players, ...rest } = tables[0];
    const state = begin({ ...rest, players: players === 2 ? 3 : 2 }, 77);
    play(
      state,
      Array(3).fill(chance),
      0,
      () => inputs.stage(state, 0) === undefined || random.below(60) > 0,
    );
    return state;
  }

  describe('the evaluator', () => {
    it('knows the points at the end, and chances that are one together', () => {
      const [found] = [new Evaluation()];
      const state = begin(tables[0], 5);
      play(state, Array(tables[0].players).fill(chance), 0);
      evaluator.evaluate([state], 1, [found]);
      const { vp } = game.outcome(state) ?? { vp: [] };
      expect([...found.points.slice(0, vp.length)]).toEqual([...vp]);
      const sum = found.chances.slice(0, vp.length).reduce((all, each) => all + each, 0);
      expect(sum).toBeCloseTo(1, 10);
    });

    it('says the same of one seat as of all', () => {
      const [all, one] = [new Evaluation(), new Evaluation()];
      const random = Random.fromSeed(seedFromNumber(3));
      let compared = 0;
      eachPosition((state, seats) => {
        if (random.below(20) > 0 || game.deciders(state) === 0) return;
        const seat = firstSeat(game.deciders(state));
        expect(seat).toBeLessThan(seats);
        evaluator.evaluate([state], 1, [all]);
        evaluator.evaluate([state], 1, [one], seat);
        expect(one.points[seat]).toBe(all.points[seat]);
        compared++;
      });
      expect(compared).toBeGreaterThan(10);
    });
  });
}
