import type { Subject } from '../../play/face/book.ts';
import type { SubjectId } from './ids.ts';
import type { Shown } from './shown.ts';

/** Some subjects of the rules, by their ids. */
export type MysticaSubjects<Id extends SubjectId> = {
  readonly [I in Id]: Omit<Subject<I, Shown>, 'id'>;
};
