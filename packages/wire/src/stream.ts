import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, SeatNumber, TableId, Version } from './parts.ts';

const followed = {
  id: TableId,
  version: Version,
  number: Type.Integer({
    minimum: 0,
    description:
      'The number of the last earlier message of the table; the next message has one more.',
  }),
};

export const FollowsSchema = Type.Object(followed, {
  ...CLOSED,
  title: 'Follows',
  description:
    'The data of a `follows` message: a table that the stream follows from now on, and that the client has to load.',
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
              'Whether all missed messages of the table follow. Otherwise the client has to load the table, and messages after `number` follow.',
          }),
          seats: Type.Array(SeatNumber, {
            description:
              'The seats of the asking person. If they differ from those before, the client has to load the table, since its device has another person now, or none.',
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
      'The first message of a stream: the tables that it follows. A known table that is not among them is gone.',
  },
);
export interface Hello extends Data<typeof HelloSchema> {}

/** The highest number of places that a client may name at once, and that an `id` may name. */
const MOST_PLACES = 250;
const PLACE = '[0-9a-z]{14}:[0-9]{1,10}';
const PLACES = `^${PLACE}(,${PLACE}){0,${MOST_PLACES - 1}}$`;

export const PlacesSchema = Type.String({
  pattern: PLACES,
  description: `The messages that the client has already, \`TABLE:NUMBER,TABLE:NUMBER\`, at most ${MOST_PLACES} tables. For a table that is also in \`Last-Event-ID\`, that number counts.`,
});

/** The places that a text names; none if the text has another form. */
export function readPlaces(text: unknown): Map<string, number> {
  if (typeof text !== 'string' || !new RegExp(PLACES).test(text)) return new Map();
  return new Map(
    text.split(',').map((place) => {
      const [table, number] = place.split(':');
      return [table, Number(number)];
    }),
  );
}

/** The last of several places, in the form in which a client sends them. */
export function writePlaces(places: readonly (readonly [table: string, number: number])[]): string {
  return places
    .slice(-MOST_PLACES)
    .map(([table, number]) => `${table}:${number}`)
    .join(',');
}
