import { subjectsOf } from '../../play/face/book.ts';
import { SUBJECTS, type SubjectId } from './ids.ts';
import type { Shown } from './shown.ts';
import { LAND } from './subjects/land.ts';
import { POWER } from './subjects/power.ts';
import { ROUNDS } from './subjects/rounds.ts';

/** All subjects, in their order. */
export const NOVA_SUBJECTS = subjectsOf<SubjectId, Shown>(SUBJECTS, {
  ...LAND,
  ...POWER,
  ...ROUNDS,
});
