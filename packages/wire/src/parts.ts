import { LEVELS } from '@pangaea/bots';
import { Type } from 'typebox';
import type { Data } from './data.ts';

/** Objects in messages have a fixed list of fields: an unknown field is refused. */
export const CLOSED = { additionalProperties: false } as const;

/** The highest number of seats at a table of any game. */
const SEATS = 8;

export const SeatNumber = Type.Integer({ minimum: 0, maximum: SEATS - 1 });
export const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'The number of commands that were played at the table.',
});
/** The number of a message; it is part of the data of every message. */
export const MessageNumber = Type.Integer({
  minimum: 1,
  maximum: 9_999_999_999,
  description:
    'The messages of a table are numbered from 1, or from a higher number after a backup was restored. Table and number say up to where a client has the messages.',
});
export const TableId = Type.String({ pattern: '^[0-9a-z]{14}$' });
export const Level = Type.Enum([...LEVELS]);
/**
 * Characters that cannot be seen, that turn the text around them, or that are half a character;
 * joiners are allowed because some scripts need them. Among them are letters and signs that look
 * empty: fillers of Hangul, the empty Braille cell, tags.
 */
const UNSEEN = [
  '\\u0000-\\u001f',
  '\\u007f-\\u009f',
  '\\u00ad',
  '\\u034f',
  '\\u061c',
  '\\u115f',
  '\\u1160',
  '\\u17b4',
  '\\u17b5',
  '\\u180e',
  '\\u200b',
  '\\u200e',
  '\\u200f',
  '\\u2028-\\u202e',
  '\\u2060-\\u206f',
  '\\u2800',
  '\\u3164',
  '\\ufeff',
  '\\uffa0',
  '\\ufff0-\\ufffb',
  '\\ud800-\\udfff',
  '\\u{e0000}-\\u{e0fff}',
].join('');
export const Name = Type.String({ maxLength: 40, pattern: `^[^${UNSEEN}]*$` });
/** One line of text with at least one visible character. */
export const LineText = Type.String({
  maxLength: 300,
  pattern: `^[^${UNSEEN}]*[^${UNSEEN}\\s][^${UNSEEN}]*$`,
});
/** Text of several lines; it may be empty. */
export const Lines = Type.String({ maxLength: 4_000, pattern: `^(?:[\\n\\t]|[^${UNSEEN}])*$` });
export const Time = Type.Number({ description: 'Milliseconds since 1970.' });

export const EditionFile = Type.Record(Type.String(), Type.Unknown(), {
  description:
    'The complete file of an edition of the game (docs/editions*.md) that is not built in.',
});

const RefusalSchema = Type.Object(
  {
    code: Type.String({
      description: 'A code of a closed set: of the game, the rules, or the server.',
    }),
    params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  },
  { ...CLOSED, title: 'Refusal' },
);

const StepSchema = Type.Object(
  {
    seat: SeatNumber,
    command: Type.String({
      description: 'The command in notation, without the seat; `?` if the viewer may not know it.',
    }),
    events: Type.Array(Type.Unknown(), {
      description: 'The events, as the viewer may know them.',
    }),
    position: Type.Optional(
      Type.Unknown({
        description: 'The position afterwards, if it does not follow from the position before.',
      }),
    ),
  },
  { ...CLOSED, title: 'Step' },
);
export interface Step extends Data<typeof StepSchema> {}

export const OutcomeSchema = Type.Object(
  {
    vp: Type.Array(Type.Number()),
    tieBreak: Type.Optional(
      Type.Array(Type.Number(), {
        description: 'Decides between seats with equal points, the higher number first.',
      }),
    ),
    rank: Type.Array(Type.Number()),
  },
  { ...CLOSED, title: 'Outcome' },
);

const Fairness = Type.Object(
  { seed: Type.String(), salt: Type.String() },
  { ...CLOSED, title: 'Fairness', description: 'The commitment is SHA-256 of `seed:salt`.' },
);

export const WindowSchema = Type.Object(
  {
    from: Type.Integer({
      minimum: 0,
      description:
        'The version at which the window opened; answers made at this version or later count.',
    }),
    closes: Type.Optional(
      Type.Number({
        description:
          'The time of its end, in milliseconds since 1970; a seat without an answer counts as silent then. Left out if the table waits for all answers.',
      }),
    ),
    left: Type.Optional(
      Type.Number({
        description:
          'Milliseconds until then when this was written, for devices whose clock is wrong.',
      }),
    ),
    answered: Type.Optional(
      Type.Array(SeatNumber, {
        description:
          'The own seats whose answers have arrived. The answers are played when the window closes; those of others are secret.',
      }),
    ),
  },
  { ...CLOSED, title: 'Window', description: 'The deciders are asked in secret at the same time.' },
);
export interface WindowInfo extends Data<typeof WindowSchema> {}

const happened = {
  table: TableId,
  from: Version,
  version: Version,
  steps: Type.Array(StepSchema),
  deciders: Type.Array(SeatNumber),
  window: Type.Optional(WindowSchema),
  outcome: Type.Optional(OutcomeSchema),
  fairness: Type.Optional(Fairness),
};

export const HappenedSchema = Type.Object(happened, {
  ...CLOSED,
  title: 'Happened',
  description:
    'Everything from version `from` to `version`, as one seat or a spectator may see it.',
});
export interface Happened extends Data<typeof HappenedSchema> {}

export const SegmentToldSchema = Type.Object(
  {
    ...happened,
    number: MessageNumber,
    views: Type.Optional(
      Type.Record(Type.String({ pattern: '^[0-7]$' }), HappenedSchema, {
        description:
          'For a device with several seats that may know different things: the views of its other seats, by seat. The rest is the view of its lowest seat. A page for several people shows one view at a time.',
      }),
    ),
  },
  { ...CLOSED, title: 'SegmentTold', description: 'The data of a `segment` message.' },
);
export interface SegmentTold extends Data<typeof SegmentToldSchema> {}

export const ShownSchema = Type.Object(
  {
    ...happened,
    start: Type.Optional(
      Type.Object(
        {
          position: Type.Unknown(),
          events: Type.Array(Type.Unknown()),
          editionFile: Type.Optional(EditionFile),
        },
        CLOSED,
      ),
    ),
    position: Type.Unknown({ description: "The present position, in the game's own JSON." }),
  },
  { ...CLOSED, title: 'Shown' },
);
export interface Shown extends Data<typeof ShownSchema> {}

const FaultSchema = Type.Object(
  {
    path: Type.String({ description: 'A JSON pointer; empty for the whole file.' }),
    code: Type.String(),
    params: Type.Record(Type.String(), Type.Unknown()),
  },
  { ...CLOSED, title: 'Fault', description: 'A fault at one place of an edition.' },
);

export const RefusedSchema = Type.Object(
  {
    refusal: RefusalSchema,
    index: Type.Optional(Type.Integer({ description: 'The index of the refused command.' })),
    happened: Type.Optional(HappenedSchema),
    faults: Type.Optional(Type.Array(FaultSchema)),
  },
  { ...CLOSED, title: 'Refused', description: 'A refusal; nothing was changed.' },
);
export interface Refused extends Data<typeof RefusedSchema> {}
