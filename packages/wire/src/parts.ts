import { LEVELS } from '@pangaea/bots';
import { Type } from 'typebox';
import type { Data } from './data.ts';

/** Objects of the wire know all their fields: an unknown one is refused. */
export const CLOSED = { additionalProperties: false } as const;

/** Most seats at a table of any game. */
const SEATS = 8;

export const SeatNumber = Type.Integer({ minimum: 0, maximum: SEATS - 1 });
export const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Number of commands played at the table.',
});
/** The number of a message; the data of every message have it. */
export const MessageNumber = Type.Integer({
  minimum: 1,
  maximum: 9_999_999_999,
  description:
    'Messages of a table are counted from 1, and from somewhere else when a backup has been restored. Table and number are the place up to which a client has what was told.',
});
export const TableId = Type.String({ pattern: '^[0-9a-z]{14}$' });
export const Level = Type.Enum([...LEVELS]);
/**
 * Characters that cannot be seen, turn the text around them, or are half of one; joiners are part of some scripts. Among
 * them letters and signs that are drawn as nothing: fillers of Hangul, the empty Braille cell, tags.
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
/** One line of text in which something can be seen. */
export const LineText = Type.String({
  maxLength: 300,
  pattern: `^[^${UNSEEN}]*[^${UNSEEN}\\s][^${UNSEEN}]*$`,
});
/** The same in several lines; it may be empty. */
export const Lines = Type.String({ maxLength: 4_000, pattern: `^(?:[\\n\\t]|[^${UNSEEN}])*$` });
export const Time = Type.Number({ description: 'Milliseconds since 1970.' });

export const EditionFile = Type.Record(Type.String(), Type.Unknown(), {
  description:
    'The whole file of an edition of the game (docs/editions*.md) that does not ship with it.',
});

const RefusalSchema = Type.Object(
  {
    code: Type.String({ description: 'From a closed set: of the game, the rules, or the server.' }),
    params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  },
  { ...CLOSED, title: 'Refusal' },
);

const StepSchema = Type.Object(
  {
    seat: SeatNumber,
    command: Type.String({
      description: 'In notation, without the seat; `?` where the viewer may not know it.',
    }),
    events: Type.Array(Type.Unknown(), {
      description: 'What happened, as the viewer may know it.',
    }),
    position: Type.Optional(
      Type.Unknown({
        description: 'The position afterwards, where the one before does not tell it.',
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
        description: 'Parts seats with equal points, the higher number first.',
      }),
    ),
    rank: Type.Array(Type.Number()),
  },
  { ...CLOSED, title: 'Outcome' },
);

const Fairness = Type.Object(
  { seed: Type.String(), salt: Type.String() },
  { ...CLOSED, title: 'Fairness', description: 'SHA-256 of `seed:salt` is the commitment.' },
);

export const WindowSchema = Type.Object(
  {
    from: Type.Integer({
      minimum: 0,
      description: 'The version at which it opened: an answer made from that version on counts.',
    }),
    closes: Type.Optional(
      Type.Number({
        description:
          'When it closes, in milliseconds since 1970; who has not answered by then is taken to be silent. Left out where the table waits for everybody.',
      }),
    ),
    left: Type.Optional(
      Type.Number({
        description: 'Milliseconds until then when this was written, for clocks that go wrong.',
      }),
    ),
    answered: Type.Optional(
      Type.Array(SeatNumber, {
        description:
          'Of the own seats, those whose answer is in. It is played when the window closes; of others nobody is told.',
      }),
    ),
  },
  { ...CLOSED, title: 'Window', description: 'The deciders are asked in secret, all at once.' },
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
  description: 'Everything from version `from` to `version`, as one seat or a spectator sees it.',
});
export interface Happened extends Data<typeof HappenedSchema> {}

export const SegmentToldSchema = Type.Object(
  {
    ...happened,
    number: MessageNumber,
    views: Type.Optional(
      Type.Record(Type.String({ pattern: '^[0-7]$' }), HappenedSchema, {
        description:
          'Where a device has several seats that may not know the same: what the others see, by seat. The rest is what its lowest seat sees. A page that is passed around shows one of them at a time.',
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
    position: Type.Unknown({ description: "The position now, in the game's own JSON." }),
  },
  { ...CLOSED, title: 'Shown' },
);
export interface Shown extends Data<typeof ShownSchema> {}

const FaultSchema = Type.Object(
  {
    path: Type.String({ description: 'JSON pointer; empty is the whole file.' }),
    code: Type.String(),
    params: Type.Record(Type.String(), Type.Unknown()),
  },
  { ...CLOSED, title: 'Fault', description: 'What is wrong at one place of an edition.' },
);

export const RefusedSchema = Type.Object(
  {
    refusal: RefusalSchema,
    index: Type.Optional(Type.Integer({ description: 'Place of the refused command.' })),
    happened: Type.Optional(HappenedSchema),
    faults: Type.Optional(Type.Array(FaultSchema)),
  },
  { ...CLOSED, title: 'Refused', description: 'Nothing was changed.' },
);
export interface Refused extends Data<typeof RefusedSchema> {}
