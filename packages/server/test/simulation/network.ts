import type { Chance } from './chance.ts';
import type { Request, Response } from './door.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** How bad the way to the server is, each as a probability. */
export interface Weather {
  /** Of a message that never arrives, there or back. */
  readonly lost: number;
  /** Of a request that arrives twice. */
  readonly doubled: number;
  /** Of a stream that is cut with a line. */
  readonly cut: number;
  /** What a message usually takes, in milliseconds. */
  readonly delayMs: number;
}

export const CALM: Weather = { lost: 0, doubled: 0, cut: 0, delayMs: 20 };

/** Nothing was heard: the request may have been done or not. */
export class NoAnswer extends Error {}

/** Who asks waits no longer for an answer. */
const PATIENCE_MS = 15_000;
/** So long it takes at most until a server notices that a stream has no other end any more. */
const UNNOTICED_MS = 60_000;

/** What hears a stream. */
export interface Hearing {
  opened(): void;
  line(event: string, data: string, id: string | undefined): void;
  /** It is over, and who wants more must come back. @param answer where it was refused */
  ended(answer?: Response): void;
}

interface Connection {
  cut(): void;
}

/** The way between clients and the server: lost, late, doubled and reordered messages. */
export class Network {
  readonly #world: World;
  readonly #machine: Machine;
  readonly #fault: (why: string) => void;
  readonly #connections = new Set<Connection>();
  requests = 0;

  constructor(world: World, machine: Machine, fault: (why: string) => void) {
    this.#world = world;
    this.#machine = machine;
    this.#fault = fault;
  }

  /** The server is gone, and every connection with it. */
  died(): void {
    for (const connection of [...this.#connections]) connection.cut();
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
          const { door } = this.#machine;
          if (door === undefined) {
            this.#world.at(back, () => reject(new NoAnswer()));
            return;
          }
          this.requests += 1;
          const { method, path, body } = request;
          this.#world.note(`> ${request.address} ${method} ${path} ${JSON.stringify(body) ?? ''}`);
          door.ask(request).then(
            (response) => {
              // Whoever had asked a server that is dead by now hears nothing.
              if (this.#machine.door !== door || isLost) return;
              this.#world.note(`< ${request.address} ${response.status} ${response.text}`);
              this.#world.at(back, () => resolve(response));
            },
            (error) => this.#fault(`${method} ${path} failed: ${(error as Error).stack}`),
          );
        });
      }
    });
  }

  /** @returns what closes it from this side; then nothing is heard any more */
  stream(request: Request, weather: Weather, chance: Chance, hearing: Hearing): () => void {
    let isOver = false;
    let close: (() => void) | undefined;
    let arrives = this.#world.now;
    /** Of this side. */
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
        // What was under way may still come, or not.
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
      const { door } = this.#machine;
      if (isOver) return;
      if (door === undefined || chance.happens(weather.lost)) {
        later(() => end());
        return;
      }
      this.#connections.add(connection);
      const isHere = () => this.#machine.door === door;
      const opened = door.open(request, {
        write: (text) => {
          if (!isHere() || isOver) return;
          if (chance.happens(weather.cut)) {
            // This line is gone, and all that follow; the server writes on for a while.
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
