import {
  CLOSED,
  KeepSketchSchema,
  NoteSchema,
  NotesSchema,
  RefusedSchema,
  SaySchema,
  SketchSchema,
  WordListSchema,
  WordSchema,
} from '@pangaea/wire';
import { Type } from 'typebox';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';
import { TableParams } from './tables.ts';

const UNKNOWN_TABLE = { meaning: 'There is no such table.', schema: RefusedSchema };
const NOT_THERE = {
  meaning: 'This person neither sits there nor made the table.',
  schema: RefusedSchema,
};
const TOO_MANY = {
  meaning: '`too-many-words`: too much at once, with the `seconds` to wait.',
  schema: RefusedSchema,
};

export function wordRoutes({ devices, words }: ApiNeeds): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/words',
      summary: 'What was said at a table, the last 200 words after the number `after`.',
      params: TableParams,
      query: Type.Object(
        { after: Type.Optional(Type.String({ pattern: '^(0|[1-9][0-9]{0,9})$' })) },
        CLOSED,
      ),
      answers: {
        200: { meaning: 'The words, the first first.', schema: WordListSchema },
        404: UNKNOWN_TABLE,
      },
      handle: async ({ params, query }) => ({
        json: { words: await words.read(params.id, Number(query.after ?? 0)) },
      }),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/words',
      summary:
        'Says something from a seat: a phrase that every reader has in the own language, a text, or a reaction to a word or a move. Answered when it is durable.',
      params: TableParams,
      body: SaySchema,
      answers: {
        200: {
          meaning: 'The word; the same again when it comes a second time.',
          schema: WordSchema,
        },
        403: { meaning: 'Not a seat of this person.', schema: RefusedSchema },
        404: { meaning: 'There is no such table, or no such word.', schema: RefusedSchema },
        409: {
          meaning: '`version-unknown`: no such move. `key-reused`: the key was used for another.',
          schema: RefusedSchema,
        },
        429: TOO_MANY,
      },
      handle: async ({ params, body, headers }) => {
        const person = (await devices.find(headers))?.person;
        return { json: await words.say(params.id, person, body) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/notes',
      summary: 'What this person noted down at a table; nobody else sees it.',
      params: TableParams,
      answers: {
        200: { meaning: 'The notes.', schema: NotesSchema },
        403: NOT_THERE,
        404: UNKNOWN_TABLE,
      },
      handle: async ({ params, headers }) => {
        const person = (await devices.find(headers))?.person;
        return { json: await words.notes(params.id, person) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/notes',
      summary: 'Notes something down, instead of what was noted before.',
      params: TableParams,
      body: NoteSchema,
      answers: {
        200: { meaning: 'The notes as they are now.', schema: NotesSchema },
        403: NOT_THERE,
        404: UNKNOWN_TABLE,
        429: TOO_MANY,
      },
      handle: async ({ params, body, headers }) => {
        const person = (await devices.find(headers))?.person;
        return { json: await words.note(params.id, person, body.text) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/sketch',
      summary: 'The board to try things on as this person left it at a table; nobody else sees it.',
      params: TableParams,
      answers: {
        200: { meaning: 'The sketch.', schema: SketchSchema },
        403: NOT_THERE,
        404: UNKNOWN_TABLE,
      },
      handle: async ({ params, headers }) => {
        const person = (await devices.find(headers))?.person;
        return { json: await words.sketch(params.id, person) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/sketch',
      summary: 'Keeps a sketch for all devices of this person, in the place of the one before.',
      params: TableParams,
      body: KeepSketchSchema,
      answers: {
        200: { meaning: 'The sketch as it is now.', schema: SketchSchema },
        403: NOT_THERE,
        404: UNKNOWN_TABLE,
        429: TOO_MANY,
      },
      handle: async ({ params, body, headers }) => {
        const person = (await devices.find(headers))?.person;
        return { json: await words.keepSketch(params.id, person, body.sketch) };
      },
    }),
  ];
}
