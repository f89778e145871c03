/**
 * The possible values in a JSON file: plain data with which `readShape` checks a file, from which
 * its TypeScript type follows (`Typed`), and from which its JSON Schema is written.
 */
export type Shape =
  | IntegerShape
  | TextShape
  | WordShape
  | ListShape
  | TupleShape
  | ObjectShape
  | EitherShape;

/** A whole number from `least` to `most`. */
export interface IntegerShape {
  readonly kind: 'integer';
  readonly least: number;
  readonly most: number;
}

/** Text that matches a regular expression (flag u). */
export interface TextShape {
  readonly kind: 'text';
  readonly pattern: string;
}

/** One word of a closed list. */
export interface WordShape<W extends string = string> {
  readonly kind: 'word';
  readonly words: readonly W[];
}

export interface ListShape<S = unknown> {
  readonly kind: 'list';
  readonly of: S;
  readonly least: number;
  readonly most: number;
}

/** A list with one shape for each entry. */
export interface TupleShape<S extends readonly unknown[] = readonly unknown[]> {
  readonly kind: 'tuple';
  readonly of: S;
}

/** An object with these members and no others. */
export interface ObjectShape<Required = unknown, Optional = unknown> {
  readonly kind: 'object';
  readonly required: Required;
  readonly optional: Optional;
}

/** An object that a patch replaces as a whole; it is not patched member by member. */
export interface WholeShape<Required = unknown, Optional = unknown>
  extends ObjectShape<Required, Optional> {
  readonly whole: true;
}

/** One fixed word, or the other shape. */
export interface EitherShape<W extends string = string, S = unknown> {
  readonly kind: 'either';
  readonly word: W;
  readonly or: S;
}

/** The type of the values that a shape allows. */
export type Typed<S> = S extends IntegerShape
  ? number
  : S extends TextShape
    ? string
    : S extends WordShape<infer W>
      ? W
      : S extends ListShape<infer Item>
        ? readonly Typed<Item>[]
        : S extends TupleShape<infer Items>
          ? { readonly [K in keyof Items]: Typed<Items[K]> }
          : S extends EitherShape<infer W, infer Other>
            ? W | Typed<Other>
            : S extends ObjectShape<infer R, infer O>
              ? { readonly [K in keyof R]: Typed<R[K]> } & {
                  readonly [K in keyof O]?: Typed<O[K]>;
                }
              : never;

type Shapes = Readonly<Record<string, Shape>>;

export function integer(least: number, most: number): IntegerShape {
  return { kind: 'integer', least, most };
}

export function text(pattern: string): TextShape {
  return { kind: 'text', pattern };
}

export function word<const W extends string>(words: readonly W[]): WordShape<W> {
  return { kind: 'word', words };
}

export function list<S extends Shape>(of: S, least: number, most: number): ListShape<S> {
  return { kind: 'list', of, least, most };
}

export function tuple<const S extends readonly Shape[]>(...of: S): TupleShape<S> {
  return { kind: 'tuple', of };
}

export function object<R extends Shapes>(required: R): ObjectShape<R, Record<never, Shape>>;
export function object<R extends Shapes, O extends Shapes>(
  required: R,
  optional: O,
): ObjectShape<R, O>;
export function object(required: Shapes, optional: Shapes = {}): ObjectShape {
  return { kind: 'object', required, optional };
}

/** An object with one member of the same shape for every key. */
export function record<const K extends string, S extends Shape>(
  keys: readonly K[],
  of: S,
): ObjectShape<Readonly<Record<K, S>>, Record<never, Shape>> {
  const required = Object.fromEntries(keys.map((key) => [key, of])) as Record<K, S>;
  return { kind: 'object', required, optional: {} };
}

export function whole<R, O>(shape: ObjectShape<R, O>): WholeShape<R, O> {
  return { ...shape, whole: true };
}

export function either<const W extends string, S extends Shape>(fixed: W, or: S) {
  return { kind: 'either', word: fixed, or } satisfies EitherShape<W, S>;
}
