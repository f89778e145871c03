import type { MessageHandlers } from '@pangaea/wire';

/** A part of the page that hears of tables; kinds of messages that it does not need it leaves out. */
export interface StreamListener extends Partial<Omit<MessageHandlers, 'hello'>> {
  /**
   * The connection is up, or there may be news of a table.
   * @param whole tables of which everything that was missed follows; of others it has to be asked for
   * @param followed all that the connection follows for this page, where that is known
   */
  connected(whole: ReadonlySet<string>, followed?: readonly string[]): void;
  lost(): void;
}
