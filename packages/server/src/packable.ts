import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** The level of compression. Games repeat the same words, so a higher level gains little. */
const LEVEL = 3;

/**
 * A text for many readers. It is compressed once, outside the main thread, when a client first
 * accepts it compressed.
 */
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
