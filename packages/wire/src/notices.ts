import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, TableId } from './parts.ts';

/** The facts about which a person is notified while the page is closed. */
export const NOTICE_KINDS = [
  'turn',
  'ahead',
  'dealt',
  'request',
  'time',
  'over',
  'rematch',
  'invitation',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const Kind = Type.Enum([...NOTICE_KINDS], {
  description:
    '`turn`: the person has to move. `ahead`: a turn that the person ordered ahead was played. `dealt`: all seats are taken, and the game is dealt. `request`: another person asks for consent. `time`: a third of the time is left, or twelve hours. `over`: the game is over. `rematch`: a rematch waits for the person. `invitation`: a person with whom this person has played sends an invitation.',
});

/** Languages in which notices are written. */
export const NOTICE_LANGUAGES = ['en', 'ja'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];
const Language = Type.Enum([...NOTICE_LANGUAGES], {
  description: 'The language of the notices.',
});

/**
 * The forms of messages to a web hook: those of two services for groups, and JSON with a signature.
 */
export const HOOK_FORMS = ['discord', 'slack', 'raw'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];
const Form = Type.Enum([...HOOK_FORMS], {
  description:
    '`discord` and `slack`: in the form of these services. `raw`: JSON, signed with the `secret` of the hook.',
});
const HookUrl = Type.String({
  minLength: 9,
  maxLength: 500,
  description: 'An https address on port 443 of a public host. It is never shown.',
});

const PushSchema = Type.Object(
  {
    kind: Type.Literal('push'),
    endpoint: Type.String({ minLength: 9, maxLength: 1_000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: 'Base64url, 65 bytes.' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Base64url, 16 bytes.' }),
    language: Language,
  },
  { ...CLOSED, description: 'The subscription of a browser (`PushSubscription`).' },
);
const HookSchema = Type.Object(
  { kind: Type.Literal('hook'), form: Form, url: HookUrl, language: Language },
  CLOSED,
);

const MailSchema = Type.Object(
  {
    kind: Type.Literal('mail'),
    address: Type.String({
      minLength: 3,
      maxLength: 254,
      description: 'A mail address that is a key of this person, and so is confirmed.',
    }),
    every: Type.Boolean({
      description:
        'Whether each notice is a mail. Otherwise there is at most one mail in twelve hours.',
    }),
    language: Language,
  },
  CLOSED,
);

/** Another way to notify a person. */
export const NewChannelSchema = Type.Unsafe<
  Static<typeof PushSchema> | Static<typeof HookSchema> | Static<typeof MailSchema>
>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [PushSchema, HookSchema, MailSchema],
  title: 'NewChannel',
});
export type NewChannel = Data<typeof NewChannelSchema>;

const ChannelSchema = Type.Object(
  {
    id: Type.Integer(),
    kind: Type.Enum(['push', 'hook', 'mail']),
    form: Type.Optional(Form),
    at: Type.String({
      description:
        'The host name of the channel, since its address is a secret; for mail the address.',
    }),
    every: Type.Optional(
      Type.Boolean({
        description:
          'For mail: whether each notice is a mail; otherwise there is at most one in twelve hours.',
      }),
    ),
    mark: Type.Optional(
      Type.String({
        description:
          'For push: SHA-256 of the `endpoint`, as Base64url. A browser recognises its own subscription by it.',
      }),
    ),
    language: Language,
    made: Type.Integer(),
    isOff: Type.Boolean({
      description: 'Whether the channel failed for a day, so that nothing is sent there any more.',
    }),
    failing: Type.Optional(
      Type.Integer({
        description: 'The time since which messages fail while they are tried again.',
      }),
    ),
  },
  { ...CLOSED, title: 'Channel' },
);
export interface ChannelTold extends Data<typeof ChannelSchema> {}

const OUTCOMES = ['sent', 'failed'] as const;
const WAITS = ['delay', 'looking', 'hours', 'failing', 'digest', 'off', 'no-channel'] as const;
export type NoticeWaits = (typeof WAITS)[number];

const ToldNoticeSchema = Type.Object(
  {
    table: TableId,
    kind: Kind,
    at: Type.Integer(),
    channel: Type.Integer(),
    outcome: Type.Enum([...OUTCOMES]),
    why: Type.Optional(Type.String({ description: 'For a failure: its kind, or a status.' })),
  },
  { ...CLOSED, title: 'ToldNotice' },
);

const WaitingNoticeSchema = Type.Object(
  {
    table: TableId,
    kind: Kind,
    why: Type.Enum([...WAITS], {
      description:
        '`delay`: the notice is sent after some minutes if it is still true. `looking`: the person has the table open. `hours`: it is the night, or a day off, of the person. `failing`: the channel is tried again later. `digest`: the last mail was sent less than twelve hours ago. `off`: this kind is turned off. `no-channel`: the person has no channel.',
    }),
    until: Type.Optional(Type.Integer()),
  },
  { ...CLOSED, title: 'WaitingNotice' },
);
export interface WaitingNotice extends Data<typeof WaitingNoticeSchema> {}

/** How a person is notified, and the results so far. */
export const TellingSchema = Type.Object(
  {
    key: Type.String({
      description: 'The key with which browsers subscribe to push (`applicationServerKey`).',
    }),
    off: Type.Array(Kind, { description: 'Kinds of notices that are turned off.' }),
    channels: Type.Array(ChannelSchema),
    told: Type.Array(ToldNoticeSchema, { description: 'The last notices, the latest first.' }),
    mail: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Mail addresses of this person that can be channels. Left out if this server sends no mail.',
      }),
    ),
    waiting: Type.Array(WaitingNoticeSchema, {
      description: 'Notices that are not sent yet, with the reason.',
    }),
  },
  { ...CLOSED, title: 'Telling' },
);
export interface Telling extends Data<typeof TellingSchema> {}

export const TellingChangeSchema = Type.Object(
  { off: Type.Array(Kind, { maxItems: NOTICE_KINDS.length, uniqueItems: true }) },
  { ...CLOSED, title: 'TellingChange' },
);

export const NewChannelToldSchema = Type.Object(
  {
    telling: TellingSchema,
    secret: Type.Optional(
      Type.String({
        description: 'For a raw hook, shown only in this answer: the secret of its signatures.',
      }),
    ),
  },
  { ...CLOSED, title: 'NewChannelTold' },
);
export interface NewChannelTold extends Data<typeof NewChannelToldSchema> {}

export const TriedSchema = Type.Object(
  {
    outcome: Type.Enum([...OUTCOMES]),
    why: Type.Optional(Type.String()),
  },
  { ...CLOSED, title: 'Tried', description: 'The result of a test notice.' },
);
export interface Tried extends Data<typeof TriedSchema> {}

/** The web hook of a table, as every player of the table sees it. */
export const TableHookSchema = Type.Object(
  {
    hook: Type.Optional(
      Type.Object(
        {
          form: Form,
          language: Language,
          isOff: Type.Boolean(),
          failing: Type.Optional(Type.Integer()),
        },
        CLOSED,
      ),
    ),
    secret: Type.Optional(
      Type.String({
        description: 'For a new raw hook, shown only in this answer: the secret of its signatures.',
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'TableHook',
    description: 'The hook of a table; its address is never shown.',
  },
);
export interface TableHook extends Data<typeof TableHookSchema> {}

export const NewTableHookSchema = Type.Object(
  { form: Form, url: HookUrl, language: Language },
  { ...CLOSED, title: 'NewTableHook' },
);
