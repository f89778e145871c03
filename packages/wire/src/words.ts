import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import {
  CLOSED,
  Lines,
  LineText,
  MessageNumber,
  Name,
  SeatNumber,
  TableId,
  Time,
} from './parts.ts';

/** Sentences that every reader sees in the reader's own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'back-soon',
  'your-turn',
  'think-long',
  'nice-move',
  'thanks',
  'sorry',
  'oops',
  'good-game',
  'once-more',
] as const;
export type Phrase = (typeof PHRASES)[number];
/** Reactions to something said, or to a move. */
export const REACTIONS = ['well-done', 'heart', 'laugh', 'surprise', 'ouch'] as const;
export type Reaction = (typeof REACTIONS)[number];

const PhraseSaid = Type.Object(
  { kind: Type.Literal('phrase'), phrase: Type.Enum([...PHRASES]) },
  CLOSED,
);
const TextSaid = Type.Object({ kind: Type.Literal('text'), text: LineText }, CLOSED);
const ReactionSaid = Type.Object(
  {
    kind: Type.Literal('reaction'),
    reaction: Type.Enum([...REACTIONS]),
    word: Type.Optional(MessageNumber),
    move: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'The version to which the move led. The target is either this or `word`.',
      }),
    ),
  },
  { ...CLOSED, title: 'Reaction' },
);
/**
 * The field `kind` selects the kind of word, so that an error message is about the kind that was
 * meant.
 */
const SaidSchema = Type.Unsafe<
  Static<typeof PhraseSaid> | Static<typeof TextSaid> | Static<typeof ReactionSaid>
>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [PhraseSaid, TextSaid, ReactionSaid],
});
export type Said = Data<typeof SaidSchema>;

/** The actions that the operator of a server can do with a seat. */
export const OPERATOR_ACTS = ['freed'] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];
const OperatorSaid = Type.Object(
  { kind: Type.Literal('operator'), did: Type.Enum([...OPERATOR_ACTS]) },
  {
    ...CLOSED,
    title: 'OperatorSaid',
    description:
      'The operator of the server did this to the seat; `name` is that of its person. Only the server sends it.',
  },
);
const TableSaidSchema = Type.Unsafe<Said | Static<typeof OperatorSaid>>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [PhraseSaid, TextSaid, ReactionSaid, OperatorSaid],
});

export const SaySchema = Type.Object(
  {
    seat: SeatNumber,
    key: Type.String({
      pattern: '^[\\w-]{8,64}$',
      description:
        'A key that the sender chooses for this message; it is sent again only with the same content.',
    }),
    said: SaidSchema,
  },
  { ...CLOSED, title: 'Say' },
);
export interface Say extends Data<typeof SaySchema> {}

export const WordSchema = Type.Object(
  {
    table: TableId,
    number: MessageNumber,
    seat: SeatNumber,
    name: Type.Unsafe<string>({
      ...Name,
      description: 'The name of the person who sat there then.',
    }),
    at: Time,
    said: TableSaidSchema,
  },
  { ...CLOSED, title: 'Word', description: 'The data of a `word` message.' },
);
export interface Word extends Data<typeof WordSchema> {}

export const WordListSchema = Type.Object({ words: Type.Array(WordSchema) }, CLOSED);
export interface WordList extends Data<typeof WordListSchema> {}

export const NotesSchema = Type.Object(
  {
    table: TableId,
    text: Type.String(),
    changed: Type.Number({ description: 'Milliseconds since 1970; 0 if there are no notes.' }),
  },
  {
    ...CLOSED,
    title: 'Notes',
    description: 'The notes of a person; the data of a `notes` message to the own devices.',
  },
);
export interface Notes extends Data<typeof NotesSchema> {}

/** The text of a sketch, long enough for many branches of many turns. */
const SketchText = Type.String({
  maxLength: 24_000,
  description: 'The text that the page of the person has written; the server does not read it.',
});

export const SketchSchema = Type.Object(
  {
    table: TableId,
    sketch: SketchText,
    changed: Type.Number({ description: 'Milliseconds since 1970; 0 if there is no sketch.' }),
  },
  { ...CLOSED, title: 'Sketch', description: 'The sketch board of a person.' },
);
export interface KeptSketch extends Data<typeof SketchSchema> {}

export const KeepSketchSchema = Type.Object(
  { sketch: SketchText },
  { ...CLOSED, title: 'KeepSketch' },
);
export interface KeepSketch extends Data<typeof KeepSketchSchema> {}

export const NoteSchema = Type.Object({ text: Lines }, { ...CLOSED, title: 'Note' });
export interface Note extends Data<typeof NoteSchema> {}
