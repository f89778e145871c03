import type { Static, TSchema } from 'typebox';

/** The JSON that a schema describes, read-only: no program changes data that it has received. */
export type Data<S extends TSchema> = Unchanged<Static<S>>;

type Unchanged<T> = T extends readonly (infer E)[]
  ? readonly Unchanged<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;
