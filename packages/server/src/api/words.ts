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
  meaning: 'This person has no seat there and is not the host.',
  schema: RefusedSchema,
};
const TOO_MANY = {
  meaning: '`too-many-words`: too many in a short time; `seconds` is the time to wait.',
  schema: RefusedSchema,
};

export function wordRoutes({ devices, words }: ApiNeeds): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/words',
      summary: 'The chat messages of a table: the last 200 after the number `after`.',
      params: TableParams,
      query: Type.Object(
        { after: Type.Optional(Type.String({ pattern: '^(0|[1-9][0-9]{0,9})$' })) },
        CLOSED,
      ),
      answers: {
        200: { meaning: 'The messages, the earliest first.', schema: WordListSchema },
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
        'Sends a chat message from a seat: a phrase that every reader gets in the own language, a text, or a reaction to a message or a move. The answer comes when it is stored durably.',
      params: TableParams,
      body: SaySchema,
      answers: {
        200: {
          meaning: 'The message; a repeated one gets the same answer.',
          schema: WordSchema,
        },
        403: { meaning: 'The seat does not belong to this person.', schema: RefusedSchema },
        404: { meaning: 'There is no such table, or no such message.', schema: RefusedSchema },
        409: {
          meaning:
            '`version-unknown`: there is no such move. `key-reused`: the key was used for another message.',
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
      summary: 'The notes of this person at a table; nobody else can see them.',
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
      summary: 'Replaces the notes of this person.',
      params: TableParams,
      body: NoteSchema,
      answers: {
        200: { meaning: 'The present notes.', schema: NotesSchema },
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
      summary: 'The sketch of this person at a table; nobody else can see it.',
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
      summary: 'Stores a sketch for all devices of this person, in place of the former one.',
      params: TableParams,
      body: KeepSketchSchema,
      answers: {
        200: { meaning: 'The present sketch.', schema: SketchSchema },
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
