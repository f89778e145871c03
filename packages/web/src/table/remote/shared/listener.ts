import type { MessageHandlers } from '@pangaea/wire';

/**
 * A part of the page that listens to messages of tables; kinds that it does not need are left out.
 */
export interface StreamListener extends Partial<Omit<MessageHandlers, 'hello'>> {
  /**
   * The connection is up, or tables may have changed.
   * @param whole tables whose missed messages follow; all others have to be loaded
   * @param followed all tables that the connection follows for this page, if known
   */
  connected(whole: ReadonlySet<string>, followed?: readonly string[]): void;
  lost(): void;
}
