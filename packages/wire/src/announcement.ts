import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, LineText } from './parts.ts';

/** A message of the operator to everybody, in each language of the page. */
export const AnnouncedSchema = Type.Object({ en: LineText, ja: LineText }, CLOSED);
export interface Announced extends Data<typeof AnnouncedSchema> {}

export const AnnouncementSchema = Type.Object(
  { text: Type.Optional(AnnouncedSchema) },
  {
    ...CLOSED,
    title: 'Announcement',
    description:
      'The data of an `announcement` message: the present announcement of the operator to everybody; without `text` there is none any more.',
  },
);
export interface Announcement extends Data<typeof AnnouncementSchema> {}
