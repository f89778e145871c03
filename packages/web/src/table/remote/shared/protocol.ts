import type { Hello, MessageKind } from '@pangaea/wire';

/** Messages of a page to the holder of the stream of its browser. */
export type FromPage =
  | {
      readonly is: 'page';
      /** The tables that it shows. */
      readonly tables: readonly string[];
      readonly isVisible: boolean;
      /** It has parts that have heard nothing yet, or the person may be another one: the stream is opened anew. */
      readonly isNew: boolean;
      /** Up to where it has what was told of tables, as a server is asked for what comes after. */
      readonly places: string;
    }
  | { readonly is: 'alive' }
  | { readonly is: 'bye' };

/** Messages of the holder to a page. */
export type ToPage =
  | {
      /** A stream has begun. */
      readonly is: 'hello';
      readonly tables: Hello['tables'];
      /** The tables that it was asked for besides those of the person. */
      readonly watched: readonly string[];
    }
  | { readonly is: 'told'; readonly kind: MessageKind; readonly data: unknown }
  | { readonly is: 'lost' }
  /** There is no stream to be had: whoever wants to know asks. */
  | { readonly is: 'ask' }
  /** A page that does not answer is asleep, or was closed without a word. */
  | { readonly is: 'ping' };

/** One page, as the holder reaches it. */
export interface PageLink {
  send(message: ToPage): void;
}

/** The holder, as a page reaches it. */
export interface HolderLink {
  send(message: FromPage): void;
  close(): void;
}
