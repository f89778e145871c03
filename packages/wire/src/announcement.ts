import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, LineText } from './parts.ts';

/** A word of the operator to everybody, in each language of the page. */
export const AnnouncedSchema = Type.Object({ en: LineText, ja: LineText }, CLOSED);
export interface Announced extends Data<typeof AnnouncedSchema> {}

export const AnnouncementSchema = Type.Object(
  { text: Type.Optional(AnnouncedSchema) },
  {
    ...CLOSED,
    title: 'Announcement',
    description:
      'The data of an `announcement` message: what the operator of the server tells everybody from now on; without `text` nothing any more.',
  },
);
export interface Announcement extends Data<typeof AnnouncementSchema> {}
