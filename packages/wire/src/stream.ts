import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, SeatNumber, TableId, Version } from './parts.ts';

const followed = {
  id: TableId,
  version: Version,
  number: Type.Integer({
    minimum: 0,
    description: 'Of the last message that was told of it before; the next one has one more.',
  }),
};

export const FollowsSchema = Type.Object(followed, {
  ...CLOSED,
  title: 'Follows',
  description:
    'The data of a `follows` message: a table that the stream follows from now on, and that has to be loaded.',
});
export interface Follows extends Data<typeof FollowsSchema> {}

export const HelloSchema = Type.Object(
  {
    tables: Type.Array(
      Type.Object(
        {
          ...followed,
          resumed: Type.Boolean({
            description:
              'All that was missed of it follows. Otherwise it has to be loaded, and what follows is later than `number`.',
          }),
          seats: Type.Array(SeatNumber, {
            description:
              'Those of whoever asks. Where they are others than before, the table has to be loaded: this device is somebody else now, or nobody.',
          }),
        },
        CLOSED,
      ),
    ),
  },
  {
    ...CLOSED,
    title: 'Hello',
    description:
      'The first message of a stream: the tables that it follows. One that is not among them is gone.',
  },
);
export interface Hello extends Data<typeof HelloSchema> {}

/** Places that a client may name at once, and that an `id` names. */
const MOST_PLACES = 250;
const PLACE = '[0-9a-z]{14}:[0-9]{1,10}';
const PLACES = `^${PLACE}(,${PLACE}){0,${MOST_PLACES - 1}}$`;

export const PlacesSchema = Type.String({
  pattern: PLACES,
  description: `Up to which message the client has what was told of tables, \`TABLE:NUMBER,TABLE:NUMBER\`, ${MOST_PLACES} at most. Where \`Last-Event-ID\` names a table too, that counts.`,
});

/** The places that a text names; none where it is no such text. */
export function readPlaces(text: unknown): Map<string, number> {
  if (typeof text !== 'string' || !new RegExp(PLACES).test(text)) return new Map();
  return new Map(
    text.split(',').map((place) => {
      const [table, number] = place.split(':');
      return [table, Number(number)];
    }),
  );
}

/** The last of some places as a client gives them back. */
export function writePlaces(places: readonly (readonly [table: string, number: number])[]): string {
  return places
    .slice(-MOST_PLACES)
    .map(([table, number]) => `${table}:${number}`)
    .join(',');
}
