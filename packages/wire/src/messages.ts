import type { TSchema } from 'typebox';
import { ClockToldSchema } from './clock.ts';
import type { Data } from './data.ts';
import { InvitedToldSchema } from './invitations.ts';
import { LetBackToldSchema } from './let-back.ts';
import { SegmentToldSchema } from './parts.ts';
import { RequestToldSchema } from './requests.ts';
import { FollowsSchema, HelloSchema } from './stream.ts';
import { DeletedSchema, PresenceSchema, RematchToldSchema, SeatsToldSchema } from './table.ts';
import { NotesSchema, WordSchema } from './words.ts';

/** The description of a kind of message besides its name, which is the `event` of the stream. */
interface MessageRow {
  readonly data: TSchema;
  /** Messages of a table that have a number are stored, and told later to those who missed them. */
  readonly isNumbered: boolean;
  /** A remark that its data do not make themselves, for the description of the stream. */
  readonly remark?: string;
}

/** Every kind of message of a stream. */
export const MESSAGES = {
  hello: {
    data: HelloSchema,
    isNumbered: false,
    remark: 'the first: which tables these are and whether everything missed of each follows',
  },
  segment: {
    data: SegmentToldSchema,
    isNumbered: true,
    remark: 'what each of its seats may know apart from the others',
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
/** Handlers of the messages of each kind. */
export type MessageHandlers = { readonly [K in MessageKind]: (message: MessageOf<K>) => void };

/** All kinds in a sentence: those with a number, then those without. */
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
  return `With a number ${list(true)}. Without one ${list(false)}.`;
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
