import { subjectsOf } from '../../play/face/book.ts';
import { ADVANCED } from './advanced.ts';
import { BASIC } from './basic.ts';
import { CITIES } from './cities.ts';
import { SUBJECTS, type SubjectId } from './ids.ts';
import type { Shown } from './shown.ts';

/** All subjects, in their order. */
export const GAIA_SUBJECTS = subjectsOf<SubjectId, Shown>(SUBJECTS, {
  ...BASIC,
  ...CITIES,
  ...ADVANCED,
});
