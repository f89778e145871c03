import type { Condition } from '@pangaea/rules/kernel';
import type { NoticeKind, NoticeLanguage } from '@pangaea/wire';

/** Sentences of notices in one language. Of texts typed by people they contain only names. */
export interface NoticeWords {
  readonly language: NoticeLanguage;
  /** Titles of the notices to a person about one table. */
  readonly titles: Readonly<Record<NoticeKind, (game: string) => string>>;
  /** The title of a notice about several tables. */
  readonly several: (tables: number) => string;
  readonly line: (title: string, others: string) => string;
  readonly with: (names: readonly string[]) => string;
  /**
   * The name for a seat without a name.
   * @param seat from 1
   */
  readonly nameless: (seat: number, isBot: boolean) => string;
  readonly played: (name: string, move: string) => string;
  readonly more: (moves: number) => string;
  readonly requests: Readonly<Record<'back' | 'stop' | 'free', (name: string) => string>>;
  /** @param free how many seats are free */
  readonly invited: (name: string, free: number) => string;
  /** The words for an inviting person without a name. */
  readonly somebody: string;
  /** Sentences about a planned turn that was not played. */
  readonly ahead: {
    /** @param step from 1 */
    readonly lapsed: (step: number, moves: readonly string[], why: string) => string;
    /** @param thing the subject of the condition, in words */
    readonly condition: (condition: Exclude<Condition, { is: 'passed' }>, thing: string) => string;
    readonly notPassed: (name: string) => string;
    readonly refused: (command: string) => string;
    readonly light: string;
    readonly otherwise: string;
    /** The sentence about a planned turn that was played. */
    readonly played: string;
  };
  /** @param hours that are left */
  readonly left: (hours: number) => string;
  /** The sentence about a turn at a table, for a group. */
  readonly turnOf: (game: string, names: readonly string[]) => string;
  readonly test: { readonly title: string; readonly body: string };
  readonly failed: (host: string) => string;
  /**
   * The end of a mail: a link to the table, the reason of the mail, and a link to stop these mails.
   */
  readonly mail: { readonly open: string; readonly why: string; readonly end: string };
}
