import { subjectsOf } from '../../play/face/book.ts';
import { SUBJECTS, type SubjectId } from './ids.ts';
import type { Shown } from './shown.ts';
import { BEGINNING } from './subjects/beginning.ts';
import { BUILDINGS } from './subjects/buildings.ts';
import { CULTS_AND_TOWNS } from './subjects/cults-and-towns.ts';
import { MORE } from './subjects/more.ts';
import { POWER } from './subjects/power.ts';
import { ROUNDS } from './subjects/rounds.ts';

/** All subjects, in their order. */
export const MYSTICA_SUBJECTS = subjectsOf<SubjectId, Shown>(SUBJECTS, {
  ...BEGINNING,
  ...BUILDINGS,
  ...POWER,
  ...CULTS_AND_TOWNS,
  ...ROUNDS,
  ...MORE,
});
