import type { FactionId } from '@pangaea/rules/terra-nova';
import type { Subject } from '../../play/face/book.ts';
import type { Rate } from '../../shell/book/rates.tsx';
import type { PartOfMap } from '../../terra/book/map-picture.tsx';
import type { Step } from '../../terra/book/pictures.tsx';
import type { SubjectId } from './ids.ts';
import type { Situation } from './situation.ts';

/** A part of the map. */
export interface MapShown extends Situation, PartOfMap {
  readonly draw: 'map';
}

/** The figures of Terra Nova, as data. */
export type Shown =
  | MapShown
  | { readonly draw: 'peoples'; readonly peoples: readonly FactionId[] }
  | { readonly draw: 'wheel'; readonly people: FactionId }
  | { readonly draw: 'bowls'; readonly bowls: readonly [number, number, number] }
  | { readonly draw: 'octagons' }
  | { readonly draw: 'rates'; readonly rates: readonly Rate[] }
  | { readonly draw: 'ways'; readonly ways: readonly (readonly Step[])[] };

/** Some subjects of the rules, by their ids. */
export type NovaSubjects<Id extends SubjectId> = {
  readonly [I in Id]: Omit<Subject<I, Shown>, 'id'>;
};
