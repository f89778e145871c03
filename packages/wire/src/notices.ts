import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, TableId } from './parts.ts';

/** The facts that a person is told of when its page is closed. */
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
    '`turn`: its turn. `ahead`: a turn that it ordered ahead was played. `dealt`: all have come, and the game is dealt. `request`: somebody asks for its consent. `time`: a third of its time is left, or twelve hours. `over`: the game is over. `rematch`: a rematch waits for it. `invitation`: somebody with whom it has played invites it to a table.',
});

/** Languages in which notices are written. */
export const NOTICE_LANGUAGES = ['en', 'ja'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];
const Language = Type.Enum([...NOTICE_LANGUAGES], {
  description: 'The language of the notices.',
});

/** Forms in which a hook is told: those of two services for groups, and JSON with a signature. */
export const HOOK_FORMS = ['discord', 'slack', 'raw'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];
const Form = Type.Enum([...HOOK_FORMS], {
  description:
    '`discord` and `slack`: as these take messages. `raw`: JSON, signed with the `secret` of the hook.',
});
const HookUrl = Type.String({
  minLength: 9,
  maxLength: 500,
  description: 'https, on port 443, at a public address. It is told to nobody.',
});

const PushSchema = Type.Object(
  {
    kind: Type.Literal('push'),
    endpoint: Type.String({ minLength: 9, maxLength: 1_000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: 'Base64url, 65 bytes.' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Base64url, 16 bytes.' }),
    language: Language,
  },
  { ...CLOSED, description: 'As a browser gives it (`PushSubscription`).' },
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
      description: 'One that is a key of this person: it is confirmed.',
    }),
    every: Type.Boolean({
      description: 'A mail for each notice. Otherwise at most one in twelve hours.',
    }),
    language: Language,
  },
  CLOSED,
);

/** A further way to tell a person. */
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
      description: 'The host that it leads to: its address is a secret. Of mail the address.',
    }),
    every: Type.Optional(
      Type.Boolean({ description: 'Of mail: each notice, and not at most one in twelve hours.' }),
    ),
    mark: Type.Optional(
      Type.String({
        description:
          'Of push: SHA-256 of the `endpoint`, base64url. A browser knows its own subscription by it.',
      }),
    ),
    language: Language,
    made: Type.Integer(),
    isOff: Type.Boolean({ description: 'It failed for a day, and is not tried any more.' }),
    failing: Type.Optional(
      Type.Integer({ description: 'Since when nothing comes through, while it is tried again.' }),
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
    why: Type.Optional(Type.String({ description: 'Of a failure: its kind, or a status.' })),
  },
  { ...CLOSED, title: 'ToldNotice' },
);

const WaitingNoticeSchema = Type.Object(
  {
    table: TableId,
    kind: Kind,
    why: Type.Enum([...WAITS], {
      description:
        '`delay`: it is told when it still holds after some minutes. `looking`: the table is looked at. `hours`: it is the night, or a day off, of this person. `failing`: the channel is tried again later. `digest`: the last mail is not twelve hours old. `off`: this kind is turned off. `no-channel`: there is no way to tell it.',
    }),
    until: Type.Optional(Type.Integer()),
  },
  { ...CLOSED, title: 'WaitingNotice' },
);
export interface WaitingNotice extends Data<typeof WaitingNoticeSchema> {}

/** How a person is told, and what became of it. */
export const TellingSchema = Type.Object(
  {
    key: Type.String({
      description: 'With this key browsers subscribe to push (`applicationServerKey`).',
    }),
    off: Type.Array(Kind, { description: 'Kinds of which nothing is told.' }),
    channels: Type.Array(ChannelSchema),
    told: Type.Array(ToldNoticeSchema, { description: 'The last ones, the newest first.' }),
    mail: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Addresses at which this person can be told. Left out where this server sends no mail.',
      }),
    ),
    waiting: Type.Array(WaitingNoticeSchema, {
      description: 'All that is not told yet, and why.',
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
      Type.String({ description: 'Of a raw hook, told this once: signatures are made with it.' }),
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
  { ...CLOSED, title: 'Tried', description: 'What became of a notice that was sent as a test.' },
);
export interface Tried extends Data<typeof TriedSchema> {}

/** The hook of a table, as everybody who sits there knows it. */
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
      Type.String({ description: 'Of a new raw hook, told this once to whoever set it.' }),
    ),
  },
  { ...CLOSED, title: 'TableHook', description: 'The address is told to nobody.' },
);
export interface TableHook extends Data<typeof TableHookSchema> {}

export const NewTableHookSchema = Type.Object(
  { form: Form, url: HookUrl, language: Language },
  { ...CLOSED, title: 'NewTableHook' },
);
