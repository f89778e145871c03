import type { KeyEvent, KeyKind, KeyPurpose } from '@pangaea/wire';

/** The texts of mail and notices about keys, in one language. */
export interface KeyWords {
  readonly kinds: Readonly<Record<KeyKind, string>>;
  readonly events: Readonly<Record<KeyEvent, (key: string, device: string) => string>>;
  /** Words for a change that was made without a key. */
  readonly noKey: string;
  readonly unknownDevice: string;
  readonly notYou: string;
  /** The subject of a mail with a code. */
  readonly code: (code: string) => string;
  readonly reason: Readonly<Record<KeyPurpose, string>>;
  readonly type: (code: string, minutes: number) => string;
  readonly orOpen: string;
  readonly notAsked: string;
}
