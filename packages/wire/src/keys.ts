import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { DEVICE_KIND } from './device.ts';
import { NOTICE_LANGUAGES } from './notices.ts';
import { CLOSED, Time } from './parts.ts';

/** The ways in which a person can sign in on an unknown device. */
export const KEY_KINDS = ['words', 'mail', 'passkey'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];
const Kind = Type.Enum([...KEY_KINDS], {
  description:
    '`words`: twelve recovery words. `mail`: a code that comes by mail. `passkey`: a key in a device of the person.',
});

/** Changes and uses of keys about which the person is informed. */
export const KEY_EVENTS = [
  'added',
  'removed',
  'signed-in',
  'exported',
  'given-back',
  'erased',
] as const;
export type KeyEvent = (typeof KEY_EVENTS)[number];

const Address = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>"\'(),;:\\\\\\[\\]]{1,64}@[^\\s@<>"\'(),;:\\\\\\[\\]]{1,190}$',
});
/** A secret of 128 bits. */
const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

const KeySchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    kind: Kind,
    address: Type.Optional(Type.String({ description: 'The address of a `mail` key.' })),
    created: Time,
    used: Time,
    young: Type.Boolean({
      description: 'Whether it was added within a day, and so can remove no other key.',
    }),
  },
  { ...CLOSED, title: 'Key' },
);
export interface KeyInfo extends Data<typeof KeySchema> {}

const KeyNewsSchema = Type.Object(
  {
    at: Time,
    event: Type.Enum([...KEY_EVENTS]),
    key: Type.Optional(Kind),
    device: Type.Object(DEVICE_KIND, CLOSED),
  },
  { ...CLOSED, title: 'KeyNews' },
);
export interface KeyNews extends Data<typeof KeyNewsSchema> {}

export const KeyListSchema = Type.Object(
  {
    can: Type.Object(
      {
        mail: Type.Boolean({ description: 'Whether this server sends mail.' }),
        passkey: Type.Boolean({ description: 'Whether browsers allow passkeys at this address.' }),
      },
      CLOSED,
    ),
    keys: Type.Array(KeySchema),
    proved: Type.Number({
      description: 'Milliseconds in which this device still counts as having shown a key.',
    }),
    news: Type.Array(KeyNewsSchema, { description: 'Changes of keys, the latest first.' }),
  },
  { ...CLOSED, title: 'KeyList' },
);
export interface KeyList extends Data<typeof KeyListSchema> {}

export const DrawnWordsSchema = Type.Object(
  {
    secret: Type.String({
      description:
        '128 bits as Base64url, shown only in this answer. The page shows them as twelve words of the lists of BIP 39. They become a key when they are sent back.',
    }),
    left: Type.Number({ description: 'Milliseconds until the words end.' }),
  },
  { ...CLOSED, title: 'DrawnWords' },
);
export interface DrawnWords extends Data<typeof DrawnWordsSchema> {}

/** The reasons for asking for a code or a challenge. */
export const KEY_PURPOSES = ['sign-in', 'add', 'prove'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];
const Purpose = Type.Enum([...KEY_PURPOSES], {
  description:
    '`sign-in`: this device joins the person of the key. `add`: the person of this device gets the key. `prove`: the person of this device shows one of its keys.',
});

export const AskCodeSchema = Type.Object(
  { address: Address, language: Type.Enum([...NOTICE_LANGUAGES]), for: Purpose },
  { ...CLOSED, title: 'AskCode' },
);
export interface AskCode extends Data<typeof AskCodeSchema> {}

export const CodeSentSchema = Type.Object(
  { left: Type.Number({ description: 'Milliseconds until the code ends.' }) },
  {
    ...CLOSED,
    title: 'CodeSent',
    description:
      'The answer is the same whether the address is known or not; a code may arrive there.',
  },
);
export interface CodeSent extends Data<typeof CodeSentSchema> {}

export const AskChallengeSchema = Type.Object(
  { for: Purpose },
  { ...CLOSED, title: 'AskChallenge' },
);
export interface AskChallenge extends Data<typeof AskChallengeSchema> {}

export const ChallengeSchema = Type.Object(
  {
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'The options for a browser to make or use a passkey, in JSON.',
    }),
  },
  { ...CLOSED, title: 'Challenge' },
);
export interface Challenge extends Data<typeof ChallengeSchema> {}

const Shown = [
  Type.Object({ kind: Type.Literal('words'), secret: Secret }, CLOSED),
  Type.Object(
    {
      kind: Type.Literal('mail'),
      address: Address,
      code: Type.String({ pattern: '^[0-9]{6}$' }),
    },
    CLOSED,
  ),
  Type.Object({ kind: Type.Literal('link'), token: Secret }, CLOSED),
  Type.Object(
    {
      kind: Type.Literal('passkey'),
      response: Type.Record(Type.String(), Type.Unknown(), {
        description: 'The answer of a browser, in JSON.',
      }),
    },
    CLOSED,
  ),
] as const;

/** All data that the server stores about a person. */
export const PersonFileSchema = Type.Object(
  {
    person: Type.Integer({ minimum: 1 }),
    at: Time,
    kept: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())), {
      description: 'The data by table of the database, without hashes, secret links and moves.',
    }),
  },
  { ...CLOSED, title: 'PersonFile' },
);
export interface PersonFile extends Data<typeof PersonFileSchema> {}

/** A key in the form in which a device shows it. */
const ShownKey = Type.Unsafe<Static<(typeof Shown)[number]>>({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [...Shown],
  title: 'ShownKey',
});
export type ShownKey = Data<typeof ShownKey>;

export const ShowKeySchema = Type.Object({ key: ShownKey }, { ...CLOSED, title: 'ShowKey' });
export interface ShowKey extends Data<typeof ShowKeySchema> {}

export const SignInSchema = Type.Object(
  {
    key: ShownKey,
    games: Type.Enum(['bring', 'leave'], {
      description:
        'As for a device that joins by a code: `bring`: everything of this device and of others of its person joins. `leave`: the device joins alone.',
    }),
  },
  { ...CLOSED, title: 'SignIn' },
);
export interface SignIn extends Data<typeof SignInSchema> {}

export const SignedInSchema = Type.Object(
  { state: Type.Literal('joined') },
  { ...CLOSED, title: 'SignedIn', description: 'The device belongs to that person now.' },
);
export interface SignedIn extends Data<typeof SignedInSchema> {}

/** The answer after a person was erased. */
export const ErasedSchema = Type.Object(
  { erased: Type.Literal(true) },
  { ...CLOSED, title: 'Erased' },
);
export interface Erased extends Data<typeof ErasedSchema> {}
