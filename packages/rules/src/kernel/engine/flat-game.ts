import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Fields, Layout } from '../position/layout.ts';
import type { Position } from '../position/position.ts';
import { readPosition } from '../position/position-json.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import type { Engine } from './contract.ts';

/** The parts that a game with positions in flat buffers still has to define. */
export interface FlatParts<S, T, O> {
  readonly layout: Layout<Fields>;
  options(given: unknown): Result<O, Refusal>;
  tableOf(options: O): T;
  /** An empty position of a table. */
  slot(table: T): S;
  /** The first field of a position from outside with an impossible value. */
  findImpossible(state: S): string | undefined;
  /** Computes the derived fields from the others. */
  derive(state: S): void;
}

type FlatMembers =
  | 'options'
  | 'optionsOf'
  | 'seats'
  | 'revealed'
  | 'slot'
  | 'copy'
  | 'toJson'
  | 'fromJson'
  | 'difference'
  | 'notation';

/** The part of the contract that is the same for all games with an engine and flat positions. */
export function flatGame<
  S extends Position<T>,
  T extends { readonly options: O; readonly players: number },
  O,
  E extends GameEvent,
>(
  engine: Engine<S, T, E>,
  parts: FlatParts<S, T, O>,
): Omit<Engine<S, T, E>, 'codec' | 'proceed' | 'settle'> & Pick<Game<S, O, E>, FlatMembers> {
  const { codec, proceed: _proceed, settle: _settle, ...rules } = engine;
  const { layout, options, tableOf, slot, findImpossible, derive } = parts;
  return {
    ...rules,
    options,
    optionsOf: (s) => s.table.options,
    seats: (s) => s.table.players,
    revealed: (s) => s.revealed(),
    slot: (s) => slot(s.table),
    copy: (from, to) => to.copyFrom(from),
    toJson: (s) => ({ options: s.table.options, position: layout.toPlain(s) }),
    fromJson: (json) =>
      readPosition(json, {
        layout,
        options,
        slot: (chosen) => slot(tableOf(chosen)),
        findImpossible,
        derive,
      }),
    difference: (left, right) => layout.difference(left, right),
    notation: {
      print: (s, move) => codec.print(s.table, move),
      parse: (s, text) => codec.parse(s.table, text),
      decode: (s, move) => codec.decode(s.table, move),
      encode: (s, command) => codec.encode(s.table, command),
    },
  };
}
