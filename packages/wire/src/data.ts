import type { Static, TSchema } from 'typebox';

/** The JSON that a schema describes, to be read: what came over the wire is changed by nobody. */
export type Data<S extends TSchema> = Unchanged<Static<S>>;

type Unchanged<T> = T extends readonly (infer E)[]
  ? readonly Unchanged<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;
