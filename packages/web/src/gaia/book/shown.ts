import type { Subject } from '../../play/face/book.ts';
import type { Want } from '../board/position.ts';
import type { SubjectId } from './ids.ts';
import type { Situation } from './situation.ts';

/** A part of the world. */
export interface WorldShown extends Situation {
  readonly draw: 'world';
  /** By `x y`: the number of needs that a city there met before, and meets now. */
  readonly marks?: Readonly<Record<string, readonly [from: number | undefined, to: number]>>;
  /** By cell, a city that is not built yet but shown for comparison. */
  readonly held?: Readonly<Record<string, string>>;
}

/** The figures of Gaia, as data. */
export type Shown =
  | WorldShown
  | { readonly draw: 'cards'; readonly cards: readonly string[] }
  | {
      readonly draw: 'goals';
      readonly goals: readonly {
        readonly asks: readonly (Exclude<Want, 'animal' | 'deer' | 'fish'> | 'power')[];
        readonly has: number;
      }[];
    };

/** Some subjects of the rules, by their ids. */
export type GaiaSubjects<Id extends SubjectId> = {
  readonly [I in Id]: Omit<Subject<I, Shown>, 'id'>;
};
