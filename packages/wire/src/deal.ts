import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, SeatNumber } from './parts.ts';

export const Share = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description:
    '128 random bits of the device of a seat. The game is dealt from the seed of the server and from the shares of all seats.',
});

const By = Type.Union([Type.Literal('device'), Type.Literal('server')], {
  description:
    'The source of the share: the device of the person in the seat, or the server if that device sent none.',
});

export const DealInfoSchema = Type.Object(
  {
    dealt: Type.Boolean({
      description: 'Whether the game is dealt; before the deal there is no game.',
    }),
    shares: Type.Array(
      Type.Object(
        {
          seat: SeatNumber,
          by: By,
          share: Type.Optional(
            Type.Unsafe<string>({ ...Share, description: 'Public as soon as the game is dealt.' }),
          ),
        },
        CLOSED,
      ),
      { description: 'The shares, by seat. The game is dealt when each seat of a person has one.' },
    ),
  },
  {
    ...CLOSED,
    title: 'Deal',
    description:
      'The deal of the game when all seats are taken; left out if the game was dealt when the table was made.',
  },
);
export interface DealInfo extends Data<typeof DealInfoSchema> {}

export const DealtFromSchema = Type.Object(
  {
    seed: Type.String({
      description: 'The seed of the server, which `commitment` binds together with `salt`.',
    }),
    shares: Type.Array(Type.Object({ seat: SeatNumber, by: By, share: Share }, CLOSED)),
  },
  {
    ...CLOSED,
    title: 'DealtFrom',
    description:
      'The seed of the game is computed from these: it is the first 32 digits of SHA-256 of `seed:share:share…`, with the shares in the order of the seats.',
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
