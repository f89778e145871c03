import type { ServerResponse } from 'node:http';
import type { Viewer } from '@pangaea/rules/kernel';
import { CLOSED, describeMessages, PlacesSchema, RefusedSchema, readPlaces } from '@pangaea/wire';
import { Type } from 'typebox';
import type { StoredTable } from '../storage/contract.ts';
import type { Followed, Listener, Stream } from '../stream/hub.ts';
import { lineTo } from '../stream/line.ts';
import { type Asker, sitsAt, viewersIn, viewersOf } from '../tables/live.ts';
import { refused } from '../tables/refused.ts';
import { describeClocks } from '../time/told.ts';
import type { ApiNeeds } from './needs.ts';
import { type Route, route } from './route.ts';

/** The most tables that one stream may watch in addition to those of its person. */
const WATCHED = 40;
/** The most tables of a person that a stream follows: those changed last. */
const FOLLOWED = 200;
/** Delay before a browser reconnects, in milliseconds. */
const RETRY_MS = 1_000;

export function streamRoutes(needs: ApiNeeds): Route[] {
  const { devices, tokens, hub, presence } = needs;
  return [
    route({
      method: 'GET',
      path: '/api/stream',
      summary: `Server-Sent Events of all tables of the asking person. ${describeMessages()} A program gets all of this for its own table only. Each \`id\` has the places of all its tables, except for those that are as in \`after\`. Browsers and other clients send it back as \`Last-Event-ID\`.`,
      query: Type.Object(
        {
          watch: Type.Optional(
            Type.String({
              pattern: `^[0-9a-z]{14}(,[0-9a-z]{14}){0,${WATCHED - 1}}$`,
              description:
                'Other tables to follow, by id. `hello` leaves out tables that do not exist.',
            }),
          ),
          after: Type.Optional(PlacesSchema),
        },
        CLOSED,
      ),
      media: 'text/event-stream',
      heavy: true,
      programs: true,
      answers: {
        200: { meaning: 'The stream.' },
        429: {
          meaning:
            'There are too many open streams: of this device, of its networks, or in total. Some are reserved for persons with a seat at a table.',
          schema: RefusedSchema,
        },
      },
      handle: async ({ query, headers, networks, program, takeOver }) => {
        const known = program === undefined ? await devices.find(headers) : undefined;
        const { device, person } = known ?? {};
        if (needs.readiness.course === 'draining') {
          sendAway(takeOver());
          return undefined;
        }
        checkRoom(needs, { device, networks, program }, true);
        const { tables, isSeated } = await followed(needs, program ?? person, query.watch);
        // Other streams may have been opened while this request waited.
        checkRoom(needs, { device, networks, program }, isSeated);
        const response = takeOver();
        const watched = new Set(program === undefined ? query.watch?.split(',') : [program.table]);
        const from = { device, person, networks, program, watched };
        const asked = readPlaces(query.after);
        const places = new Map([...asked, ...readPlaces(headers['last-event-id'])]);
        const stream = hub.open(from, tables, lineTo(response), { asked, places });
        const close = () => {
          hub.close(stream);
          presence.went(stream);
        };
        response.on('close', close);
        // A write to a connection that has just been closed is not an error.
        response.on('error', () => undefined);
        if (response.destroyed) close();
        beginStream(response);
        // A token that was ended while the stream was being opened must show nothing.
        const { authorization } = headers;
        if (program !== undefined && !(await tokens.isAlive(authorization, program))) {
          response.end();
          return undefined;
        }
        const again = async () => (await followed(needs, program ?? person, query.watch)).tables;
        await catchUp(needs, stream, again).catch(() => response.destroy());
        return undefined;
      },
    }),
  ];
}

function beginStream(response: ServerResponse): void {
  // The end of the connection ends the answer. Without chunks each message is one packet, not three.
  response.removeHeader('transfer-encoding');
  response.writeHead(200, {
    connection: 'close',
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Asks proxies to pass on messages at once.
    'x-accel-buffering': 'no',
  });
}

/**
 * Opens a stream and ends it at once: the browser then reconnects, and reaches another server.
 * After an error status it would not reconnect.
 */
function sendAway(response: ServerResponse): void {
  beginStream(response);
  response.end(`retry: ${RETRY_MS}\n\n`);
}

/** Whether a person sits at a table, or made it. */
function isOf(table: StoredTable, person: Asker): boolean {
  return person !== undefined && (table.host === person || sitsAt(table, person));
}

/**
 * @param isSeated whether the stream is for a person with a seat
 * @throws Refused when there are enough streams.
 */
function checkRoom(
  { hub, limits }: ApiNeeds,
  { device, networks, program }: Omit<Listener, 'person'>,
  isSeated: boolean,
): void {
  const ofDevice = device === undefined ? 0 : hub.count((from) => from.device === device);
  const ofProgram =
    program === undefined ? 0 : hub.count((from) => from.program?.token === program.token);
  const isNetworkFull = networks.some(
    (network, place) =>
      hub.count((from) => from.networks[place] === network) >=
      limits.streamsPerAddress * 2 ** place,
  );
  if (
    hub.size >= limits.streams - (isSeated ? 0 : limits.streamsKept) ||
    ofDevice >= limits.streamsPerDevice ||
    ofProgram >= limits.streamsPerProgram ||
    isNetworkFull
  ) {
    throw refused('too-many-streams');
  }
}

/**
 * Sends the messages that a new stream has missed, and tells the others that its person is present.
 */
async function catchUp(
  { storage, hub, tables, presence, orders, now, down, isShared }: ApiNeeds,
  stream: Stream,
  again: () => Promise<readonly Followed[]>,
): Promise<void> {
  const { places } = stream.said;
  const ids = [...stream.viewers.keys()];
  // Read only after the stream is registered: later messages arrive through the stream.
  const news = await storage.newsSince(ids.map((table) => ({ table, number: places.get(table) })));
  // Another server may have given a seat away while the stream was being opened.
  if (isShared) hub.see(stream, await again());
  stream.line.write(`retry: ${RETRY_MS}\n\n`);
  hub.release(stream, news);
  // This also shows that an announcement was ended: the device may still show it.
  const { announcement } = orders;
  if (announcement !== undefined) hub.tell(stream, 'announcement', announcement);
  for (const id of stream.from.watched ?? []) {
    const live = await tables.live.find(id);
    const clock = live && describeClocks(live.table, now(), down());
    if (clock) hub.tell(stream, 'clock', clock);
  }
  presence.came(stream);
}

/**
 * The tables that a stream follows, and whether its person has a seat at one of them or made it.
 * @throws Refused
 */
async function followed(
  { tables }: ApiNeeds,
  asker: Asker,
  watch: string | undefined,
): Promise<{ readonly tables: readonly Followed[]; readonly isSeated: boolean }> {
  if (typeof asker === 'object') {
    if (watch !== undefined && watch !== asker.table) throw refused('token-elsewhere');
    const table = await tables.look(asker.table, asker);
    return { tables: [{ id: table.id, viewers: viewersOf(table, asker) }], isSeated: true };
  }
  const own = asker === undefined ? [] : await tables.followedBy(asker, FOLLOWED);
  const found = new Map<string, readonly Viewer[]>(
    own.map(({ id, seats }) => [id, viewersIn(seats)]),
  );
  let isSeated = own.length > 0;
  for (const id of watch?.split(',') ?? []) {
    // A browser watches the tables of all its windows in one stream: a deleted table must not end the
    // others.
    if ((await tables.live.find(id)) === undefined) continue;
    const table = await tables.look(id, asker);
    found.set(id, viewersOf(table, asker));
    isSeated ||= isOf(table, asker);
  }
  return { tables: [...found].map(([id, viewers]) => ({ id, viewers })), isSeated };
}
