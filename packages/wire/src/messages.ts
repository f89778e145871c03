import type { TSchema } from 'typebox';
import { AnnouncementSchema } from './announcement.ts';
import { ClockToldSchema } from './clock.ts';
import type { Data } from './data.ts';
import { InvitedToldSchema } from './invitations.ts';
import { LetBackToldSchema } from './let-back.ts';
import { SegmentToldSchema } from './parts.ts';
import { RequestToldSchema } from './requests.ts';
import { FollowsSchema, HelloSchema } from './stream.ts';
import { DeletedSchema, PresenceSchema, RematchToldSchema, SeatsToldSchema } from './table.ts';
import { NotesSchema, WordSchema } from './words.ts';

/** The description of a kind of message without its name, which is the `event` of the stream. */
interface MessageRow {
  readonly data: TSchema;
  /**
   * Messages of a table that have a number are stored, and sent later to devices that missed them.
   */
  readonly isNumbered: boolean;
  /** A remark for the description of the stream that does not follow from the data. */
  readonly remark?: string;
}

/** Every kind of message of a stream. */
export const MESSAGES = {
  hello: {
    data: HelloSchema,
    isNumbered: false,
    remark: 'the first message: the tables of the stream, and whether all missed messages follow',
  },
  segment: {
    data: SegmentToldSchema,
    isNumbered: true,
    remark: 'with a separate view for each own seat',
  },
  seats: { data: SeatsToldSchema, isNumbered: true },
  rematch: { data: RematchToldSchema, isNumbered: true },
  word: { data: WordSchema, isNumbered: true },
  request: { data: RequestToldSchema, isNumbered: true },
  'let-back': { data: LetBackToldSchema, isNumbered: true },
  clock: { data: ClockToldSchema, isNumbered: true },
  follows: { data: FollowsSchema, isNumbered: false },
  deleted: { data: DeletedSchema, isNumbered: false },
  presence: { data: PresenceSchema, isNumbered: false },
  announcement: { data: AnnouncementSchema, isNumbered: false, remark: 'to everybody' },
  notes: { data: NotesSchema, isNumbered: false, remark: 'to the own devices' },
  invited: { data: InvitedToldSchema, isNumbered: false, remark: 'to the own devices' },
} as const satisfies Readonly<Record<string, MessageRow>>;

type Messages = typeof MESSAGES;
export type MessageKind = keyof Messages;
/** The data of a message of one kind, or of one of several. */
export type MessageOf<K extends MessageKind> = Data<Messages[K]['data']>;
/** Kinds of messages that are stored. */
export type NumberedKind = {
  [K in MessageKind]: Messages[K]['isNumbered'] extends true ? K : never;
}[MessageKind];
/** A handler for the messages of each kind. */
export type MessageHandlers = { readonly [K in MessageKind]: (message: MessageOf<K>) => void };

/** The names of all kinds in a sentence: first those with a number, then those without. */
export function describeMessages(): string {
  const rows = Object.entries<MessageRow>(MESSAGES);
  const list = (numbered: boolean) =>
    rows
      .filter(([, { isNumbered }]) => isNumbered === numbered)
      .map(([kind, { data, remark }]) => {
        const more = remark === undefined ? '' : `, ${remark}`;
        return `\`${kind}\` (data: ${titleOf(data)}${more})`;
      })
      .join(', ');
  return `These messages have a number: ${list(true)}. These have none: ${list(false)}.`;
}

/** The schemas of the data of all kinds, by their titles. */
export function messageSchemas(): Readonly<Record<string, TSchema>> {
  return Object.fromEntries(
    Object.values<MessageRow>(MESSAGES).map(({ data }) => [titleOf(data), data]),
  );
}

function titleOf(schema: TSchema): string {
  const { title } = schema as { readonly title?: string };
  if (title === undefined) throw new Error('the data of a message have no title');
  return title;
}
