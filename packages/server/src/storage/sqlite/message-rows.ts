import type { Message, News, Place, SentMessage } from '../contract.ts';
import * as MESSAGE from './message-statements.ts';
import { pack, unpack } from './packing.ts';
import type { Prepared } from './prepared.ts';

/**
 * Who missed more messages than this, or longer ones in all, gets the whole tables, which is less. A
 * stream that is written as much at once is not taken for one that reads too slowly.
 */
const MOST_MISSED = 1_000;
const MOST_CHARACTERS = 1_000_000;

type TableTold = Pick<News, 'table' | 'version' | 'number'>;

/** What was told at tables, for those who were away for a moment. */
export class MessageRows {
  readonly #db: Prepared;

  constructor(db: Prepared) {
    this.#db = db;
  }

  /** @returns their numbers */
  send(messages: readonly Message[], now: number): number[] {
    return messages.map(({ table, kind, texts }) => {
      const [text, packed] = pack(JSON.stringify(texts));
      const number = Number(this.#db.sql(MESSAGE.NEXT_NUMBER).get(table)?.number);
      this.#db.sql(MESSAGE.ADD_MESSAGE).run(table, number, kind, text, packed, now);
      return number;
    });
  }

  newsSince(places: readonly Place[]): readonly News[] {
    const after = new Map(places.map(({ table, number }) => [table, number]));
    const ids = JSON.stringify([...after.keys()]);
    const room = { messages: MOST_MISSED, characters: MOST_CHARACTERS };
    return this.#db.all<TableTold>(MESSAGE.TABLES_AT, ids).map((row) => ({
      ...{ ...row, missed: this.#missed(row, after.get(row.table), room) },
    }));
  }

  forget(before: number): void {
    this.#db.sql(MESSAGE.FORGET_MESSAGES).run({ before });
  }

  /** @param room for all tables together; what is found is taken off */
  #missed(
    { table, number: last }: TableTold,
    after: number | undefined,
    room: { messages: number; characters: number },
  ): News['missed'] {
    if (after === undefined || after > last || last - after > room.messages) return undefined;
    if (after === last) return [];
    const rows = this.#db.sql(MESSAGE.MESSAGES_AFTER).all(table, after);
    // Some are forgotten.
    if (rows.length !== last - after) return undefined;
    const messages: SentMessage[] = [];
    let { characters } = room;
    for (const { texts, packed, ...row } of rows) {
      const text = unpack(texts as string, packed as Uint8Array | null);
      characters -= text.length;
      if (characters < 0) return undefined;
      const { number, kind } = row as unknown as Pick<SentMessage, 'number' | 'kind'>;
      messages.push({ table, number, kind, texts: JSON.parse(text) });
    }
    room.messages -= messages.length;
    room.characters = characters;
    return messages;
  }
}
