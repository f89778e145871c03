import type { Chance } from './chance.ts';
import type { Doorway, Request, Response } from './door.ts';
import type { Site } from './machine.ts';
import type { World } from './world.ts';

/** The quality of a connection, as probabilities. */
export interface Weather {
  /** A message is lost, in either direction. */
  readonly lost: number;
  /** A request arrives twice. */
  readonly doubled: number;
  /** A stream breaks at one of its lines. */
  readonly cut: number;
  /** The usual time of a message, in milliseconds. */
  readonly delayMs: number;
}

export const CALM: Weather = { lost: 0, doubled: 0, cut: 0, delayMs: 20 };

/** No answer arrived: the server may have carried out the request or not. */
export class NoAnswer extends Error {}

/** The longest time that a client waits for an answer. */
const PATIENCE_MS = 15_000;
/** The longest time until a server notices that the other end of a stream is gone. */
const UNNOTICED_MS = 60_000;

/** Gets the lines of a stream. */
export interface Hearing {
  opened(): void;
  line(event: string, data: string, id: string | undefined): void;
  /**
   * The stream has ended; the client has to connect again.
   * @param answer the answer if the stream was refused
   */
  ended(answer?: Response): void;
}

interface Connection {
  /** The door of the server; undefined until the request has arrived there. */
  door?: Doorway;
  cut(): void;
}

/** Gets each request that arrives at a server, and then the answer. */
export type Looked = (request: Request) => (response: Response) => void;

/** The network between clients and servers; messages may be lost, late, doubled or reordered. */
export class Network {
  readonly #world: World;
  readonly #site: Site;
  readonly #looked: Looked;
  readonly #fault: (why: string) => void;
  readonly #connections = new Set<Connection>();
  requests = 0;

  constructor(
    world: World,
    site: Site,
    fault: (why: string) => void,
    looked: Looked = () => () => undefined,
  ) {
    this.#world = world;
    this.#site = site;
    this.#looked = looked;
    this.#fault = fault;
  }

  /** A server has ended with all its connections. */
  died(door: Doorway): void {
    for (const connection of [...this.#connections]) if (connection.door === door) connection.cut();
  }

  /** @throws NoAnswer, as a rejection */
  request(request: Request, weather: Weather, chance: Chance): Promise<Response> {
    return new Promise((resolve, reject) => {
      this.#world.at(PATIENCE_MS, () => reject(new NoAnswer()));
      const copies = chance.happens(weather.doubled) ? 2 : 1;
      for (let copy = 0; copy < copies; copy++) {
        if (chance.happens(weather.lost)) continue;
        const isLost = chance.happens(weather.lost);
        const back = chance.delay(weather.delayMs);
        this.#world.at(chance.delay(weather.delayMs), () => {
          const door = this.#site.next();
          if (door === undefined) {
            this.#world.at(back, () => reject(new NoAnswer()));
            return;
          }
          this.requests += 1;
          const { method, path, body } = request;
          this.#world.note(`> ${request.address} ${method} ${path} ${JSON.stringify(body) ?? ''}`);
          const looked = this.#looked(request);
          door.ask(request).then(
            (response) => {
              // Without its server a request gets no answer.
              if (!this.#site.has(door) || isLost) return;
              looked(response);
              this.#world.note(`< ${request.address} ${response.status} ${response.text}`);
              this.#world.at(back, () => resolve(response));
            },
            (error) => this.#fault(`${method} ${path} failed: ${(error as Error).stack}`),
          );
        });
      }
    });
  }

  /**
   * @returns a function that closes the stream from the client's side; after that no line arrives
   */
  stream(request: Request, weather: Weather, chance: Chance, hearing: Hearing): () => void {
    let isOver = false;
    let close: (() => void) | undefined;
    let arrives = this.#world.now;
    /** The client learns that the stream has ended. */
    const end = (answer?: Response) => {
      if (isOver) return;
      isOver = true;
      this.#connections.delete(connection);
      hearing.ended(answer);
    };
    const later = (work: () => void) => {
      arrives = Math.max(arrives, this.#world.now + chance.delay(weather.delayMs));
      this.#world.at(arrives - this.#world.now, () => {
        if (!isOver) work();
      });
    };
    const connection: Connection = {
      cut: () => {
        // Lines that are on their way may still arrive, or not.
        if (chance.happens(0.5)) later(() => end());
        else this.#world.at(chance.delay(weather.delayMs), () => end());
      },
    };
    const leave = () => {
      if (isOver) return;
      isOver = true;
      this.#connections.delete(connection);
      this.#world.at(chance.delay(weather.delayMs), () => close?.());
    };
    this.#world.at(chance.delay(weather.delayMs), () => {
      const door = this.#site.next();
      if (isOver) return;
      if (door === undefined || chance.happens(weather.lost)) {
        later(() => end());
        return;
      }
      connection.door = door;
      this.#connections.add(connection);
      const isHere = () => this.#site.has(door);
      const opened = door.open(request, {
        write: (text) => {
          if (!isHere() || isOver) return;
          if (chance.happens(weather.cut)) {
            // This line and all later ones are lost; the server does not notice it for a while.
            const { close: goes } = opened;
            isOver = true;
            this.#connections.delete(connection);
            this.#world.at(chance.delay(weather.delayMs), () => hearing.ended());
            this.#world.at(chance.below(UNNOTICED_MS), () => {
              if (isHere()) goes();
            });
            return;
          }
          const { event, data, id } = fieldsOf(text);
          if (data !== undefined) later(() => hearing.line(event ?? '', data, id));
        },
        end: () => later(() => end()),
      });
      close = () => {
        if (isHere()) opened.close();
      };
      later(() => hearing.opened());
      opened.refused.then(
        (answer) => {
          if (answer !== undefined) later(() => end(answer));
        },
        (error) => this.#fault(`the stream failed: ${(error as Error).stack}`),
      );
    });
    return leave;
  }
}

function fieldsOf(text: string): Readonly<Record<'event' | 'data' | 'id', string | undefined>> {
  const field = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return { event: field('event'), data: field('data'), id: field('id') };
}
