import type { Hello, MessageKind } from '@pangaea/wire';

/** Messages of a page to the holder of the browser's stream. */
export type FromPage =
  | {
      readonly is: 'page';
      /** The tables that it shows. */
      readonly tables: readonly string[];
      readonly isVisible: boolean;
      /**
       * Whether a new stream must be opened, because parts of the page have received nothing yet or
       * the person may have changed.
       */
      readonly isNew: boolean;
      /** The numbers of the messages that it has, in the form of a request for later ones. */
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
      /** The requested tables besides those of the person. */
      readonly watched: readonly string[];
    }
  | { readonly is: 'told'; readonly kind: MessageKind; readonly data: unknown }
  | { readonly is: 'lost' }
  /** There is no stream at present: pages have to ask the server. */
  | { readonly is: 'ask' }
  /** A page that does not answer is asleep or closed. */
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
