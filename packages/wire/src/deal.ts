import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, SeatNumber } from './parts.ts';

export const Share = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description:
    '128 bits that the device of a seat has drawn by chance: the game is dealt from the seed of the server and from these.',
});

const By = Type.Union([Type.Literal('device'), Type.Literal('server')], {
  description:
    'Who has drawn it: the device of who sits there, or, where that one sent none, the server.',
});

export const DealInfoSchema = Type.Object(
  {
    dealt: Type.Boolean({ description: 'While it is not there is no game.' }),
    shares: Type.Array(
      Type.Object(
        {
          seat: SeatNumber,
          by: By,
          share: Type.Optional(
            Type.Unsafe<string>({ ...Share, description: 'Told once the game is dealt.' }),
          ),
        },
        CLOSED,
      ),
      { description: 'By seats. The game is dealt when each seat of a person has one.' },
    ),
  },
  {
    ...CLOSED,
    title: 'Deal',
    description:
      'How the game is dealt when all sit; left out where it was dealt as the table was made.',
  },
);
export interface DealInfo extends Data<typeof DealInfoSchema> {}

export const DealtFromSchema = Type.Object(
  {
    seed: Type.String({ description: "The server's, which `commitment` binds with `salt`." }),
    shares: Type.Array(Type.Object({ seat: SeatNumber, by: By, share: Share }, CLOSED)),
  },
  {
    ...CLOSED,
    title: 'DealtFrom',
    description:
      'What the seed of the game was made from: the first 32 digits of SHA-256 of `seed:share:share…`, shares by seats.',
  },
);

export const SharesSchema = Type.Object(
  {
    seats: Type.Array(SeatNumber, { minItems: 1, maxItems: 8 }),
    share: Share,
  },
  { ...CLOSED, title: 'Shares' },
);
export interface Shares extends Data<typeof SharesSchema> {}
