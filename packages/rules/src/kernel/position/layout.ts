import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';

/** The form of one field in the buffer of a state. */
export interface Field {
  /** Width of an entry: signed 32 bits, signed 16 bits, unsigned 8 bits. */
  readonly as: 'i32' | 'i16' | 'u8';
  /** Entries per dimension; left out for a single number. */
  readonly shape?: readonly number[];
  /** The meaning of the field, with its unit. */
  readonly meaning: string;
  /** The field can be computed from the other fields: it is kept for speed, and left out of the plain form. */
  readonly derived?: true;
  /** The field is hidden from players: it is replaced in every view. */
  readonly hidden?: true;
  /**
   * The value of every entry if the field is missing in a plain form, as in forms that are older
   * than the field.
   */
  readonly absent?: number;
}

export type Fields = Readonly<Record<string, Field>>;

/** Numbers, or arrays of numbers nested by the field's shape. */
export type Plain = number | readonly Plain[];
export type PlainState = Readonly<Record<string, Plain>>;

export interface FieldDifference {
  /** Field name and indices, like `coins[2]`. */
  readonly field: string;
  readonly left: number;
  readonly right: number;
}

/** The views over one buffer; the offsets of a layout count entries of the field's own width. */
export interface Buffers {
  readonly i32: Int32Array;
  readonly i16: Int16Array;
  readonly u8: Uint8Array;
}

const WIDTH = { i32: 4, i16: 2, u8: 1 } as const;

/** A field with its first entry and its number of entries, computed once. */
interface Place {
  readonly name: string;
  readonly field: Field;
  readonly from: number;
  readonly length: number;
}

/** Fields with fixed places before all others, counted in entries of their width. */
export interface Front {
  readonly at: Readonly<Record<string, number>>;
  /** The number of bytes that they need together. */
  readonly bytes: number;
}

/**
 * The place of every field in a state: besides the accessors of the game, only this class knows
 * offsets. The plain form and the comparison of two states come from the same declaration.
 */
export class Layout<const F extends Fields> {
  readonly fields: F;
  /** First entry of each field, counted in entries of its width. */
  readonly at: { readonly [Name in keyof F]: number };
  /** Size of a state, a multiple of four. */
  readonly bytes: number;
  readonly #places: readonly Place[];

  /** @param front fields that have the same place in all games, see `positionLayout`. */
  constructor(fields: F, front: Front = { at: {}, bytes: 0 }) {
    this.fields = fields;
    const at: Record<string, number> = {};
    let end = Math.ceil(front.bytes / 4) * 4;
    for (const width of ['i32', 'i16', 'u8'] as const) {
      for (const [name, field] of Object.entries(fields)) {
        if (field.as !== width) continue;
        if (Object.hasOwn(front.at, name)) {
          at[name] = front.at[name];
          continue;
        }
        at[name] = end / WIDTH[width];
        end += entries(field) * WIDTH[width];
      }
      end = Math.ceil(end / 2) * 2;
    }
    // Parsed JSON has a fixed shape, so accessors read constants; an object filled by computed names
    // would be a hash table. Measured: twice as many decisions a second.
    this.at = JSON.parse(JSON.stringify(at)) as { readonly [Name in keyof F]: number };
    this.bytes = Math.ceil(end / 4) * 4;
    this.#places = Object.entries(fields).map(([name, field]) => ({
      name,
      field,
      from: at[name],
      length: entries(field),
    }));
  }

  allocate(): Buffers {
    const buffer = new ArrayBuffer(this.bytes);
    return {
      i32: new Int32Array(buffer),
      i16: new Int16Array(buffer),
      u8: new Uint8Array(buffer),
    };
  }

  /** Every field that is not derived, as numbers and nested arrays. */
  toPlain(state: Buffers): PlainState {
    const plain: Record<string, Plain> = {};
    for (const { name, field, from, length } of this.#places) {
      if (!field.derived) plain[name] = nest(state[field.as], field.shape ?? [], 0, from, length);
    }
    return plain;
  }

  /**
   * Writes a plain form into a state. Derived fields are not changed: the game rebuilds them. It is
   * refused as `position-malformed` if a field is missing and has no `absent`, is unknown, has
   * another shape, or has a value that is too large for its width; the state is then half written
   * and must be thrown away.
   */
  fromPlain(plain: unknown, state: Buffers): Result<true, Refusal<'position-malformed'>> {
    if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
      return err(refusal('position-malformed', { field: '' }));
    }
    const given = plain as Record<string, unknown>;
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(this.fields, name) || this.fields[name].derived) {
        return err(refusal('position-malformed', { field: name }));
      }
    }
    for (const { name, field, from, length } of this.#places) {
      if (field.derived) continue;
      if (field.absent !== undefined && !Object.hasOwn(given, name)) {
        state[field.as].fill(field.absent, from, from + length);
        continue;
      }
      const flat: number[] = [];
      if (!flatten(given[name], field.shape ?? [], 0, flat) || !flat.every((n) => fits(n, field))) {
        return err(refusal('position-malformed', { field: name }));
      }
      state[field.as].set(flat, from);
    }
    return ok(true);
  }

  /** The differences between two states, in the order of declaration; derived fields included. */
  difference(left: Buffers, right: Buffers): FieldDifference[] {
    if (sameWords(left.i32, right.i32)) return [];
    const differences: FieldDifference[] = [];
    for (const { name, field, from, length } of this.#places) {
      const [one, two] = [left[field.as], right[field.as]];
      for (let index = 0; index < length; index++) {
        const at = from + index;
        if (one[at] === two[at]) continue;
        const place = indices(index, field.shape ?? []);
        differences.push({ field: name + place, left: one[at], right: two[at] });
      }
    }
    return differences;
  }

  /** The entries of one field, as a window into the state. */
  entriesOf(state: Buffers, name: keyof F & string): Int32Array | Int16Array | Uint8Array {
    const field = this.fields[name];
    const from = this.at[name];
    return state[field.as].subarray(from, from + entries(field));
  }
}

function sameWords(left: Int32Array, right: Int32Array): boolean {
  for (let word = 0; word < left.length; word++) if (left[word] !== right[word]) return false;
  return true;
}

function entries(field: Field): number {
  return (field.shape ?? []).reduce((product, length) => product * length, 1);
}

/** The `length` entries that begin at `from`, nested by the shape from dimension `depth` on. */
function nest(
  flat: Int32Array | Int16Array | Uint8Array,
  shape: readonly number[],
  depth: number,
  from: number,
  length: number,
): Plain {
  if (depth === shape.length) return flat[from];
  const step = length / shape[depth];
  const plain: Plain[] = [];
  for (let at = from; at < from + length; at += step) {
    plain.push(depth + 1 === shape.length ? flat[at] : nest(flat, shape, depth + 1, at, step));
  }
  return plain;
}

function flatten(plain: unknown, shape: readonly number[], depth: number, into: number[]): boolean {
  if (depth === shape.length) {
    if (typeof plain !== 'number' || !Number.isInteger(plain)) return false;
    into.push(plain);
    return true;
  }
  if (!Array.isArray(plain) || plain.length !== shape[depth]) return false;
  for (const each of plain) if (!flatten(each, shape, depth + 1, into)) return false;
  return true;
}

function fits(value: number, field: Field): boolean {
  if (field.as === 'u8') return value >= 0 && value <= 0xff;
  if (field.as === 'i16') return value >= -0x8000 && value <= 0x7fff;
  return value >= -0x8000_0000 && value <= 0x7fff_ffff;
}

function indices(flat: number, shape: readonly number[]): string {
  let rest = flat;
  let text = '';
  for (let depth = shape.length - 1; depth >= 0; depth--) {
    text = `[${rest % shape[depth]}]${text}`;
    rest = Math.floor(rest / shape[depth]);
  }
  return text;
}
