import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** A game is the same words over and over; more effort gains little. */
const LEVEL = 3;

/** A text that many may ask for: it is packed once, away from the main thread, when somebody takes it packed. */
export class Packable {
  readonly text: string;
  #packed: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  packed(): Promise<Buffer> {
    this.#packed ??= pack(this.text, { level: LEVEL });
    return this.#packed;
  }
}
