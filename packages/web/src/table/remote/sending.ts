import type { Happened } from '@pangaea/wire';
import type { Sent } from '../port.ts';
import { type Api, isSilent } from './api.ts';

/** How often a segment is sent again if the server does not answer, and the delay between. */
const TRIES = 6;
const BETWEEN_MS = 1_500;

export interface SendingSurroundings {
  readonly api: Pick<Api, 'send'>;
  /** Makes a unique key for a segment. */
  newKey(): string;
  wait(ms: number): Promise<void>;
  /** The server's answer, as the sending seat may see it. */
  learned(seat: number, happened: Happened): void;
  /** The server does not answer. */
  lost(): void;
}

/** Sends segments until the server answers; each takes effect once. */
export class Sending {
  readonly #table: string;
  readonly #around: SendingSurroundings;
  /**
   * Keys of segments without an answer: sent again they keep their keys, in case only the answer
   * was lost.
   */
  readonly #keys = new Map<string, string>();

  constructor(table: string, around: SendingSurroundings) {
    this.#table = table;
    this.#around = around;
  }

  /** @param version the number of steps that the sender had seen */
  async send(seat: number, version: number, commands: readonly string[]): Promise<Sent> {
    const { api, newKey, wait, learned, lost } = this.#around;
    const asked = JSON.stringify([seat, version, commands]);
    const key = this.#keys.get(asked) ?? newKey();
    this.#keys.set(asked, key);
    const segment = { seat, version, key, commands };
    for (let attempt = 1; ; attempt++) {
      const answer = await api.send(this.#table, segment);
      if (answer.ok) {
        this.#keys.delete(asked);
        learned(seat, answer.value);
        return { ok: true };
      }
      const { happened, refusal } = answer.refused;
      if (happened !== undefined) learned(seat, happened);
      const silent = isSilent(answer);
      if (!silent) this.#keys.delete(asked);
      if (!silent || attempt === TRIES) return { ok: false, refusal };
      lost();
      await wait(BETWEEN_MS);
    }
  }
}
