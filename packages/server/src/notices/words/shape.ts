import type { Condition } from '@pangaea/rules/kernel';
import type { NoticeKind, NoticeLanguage } from '@pangaea/wire';

/** Sentences of notices in one language. No text in them is anybody's own, but for names. */
export interface NoticeWords {
  readonly language: NoticeLanguage;
  /** Titles of the notices to a person about one table. */
  readonly titles: Readonly<Record<NoticeKind, (game: string) => string>>;
  /** About several tables. */
  readonly several: (tables: number) => string;
  readonly line: (title: string, others: string) => string;
  readonly with: (names: readonly string[]) => string;
  /** How a seat is called that has no name. @param seat from 1 */
  readonly nameless: (seat: number, isBot: boolean) => string;
  readonly played: (name: string, move: string) => string;
  readonly more: (moves: number) => string;
  readonly requests: Readonly<Record<'back' | 'stop' | 'free', (name: string) => string>>;
  /** @param free how many seats are free */
  readonly invited: (name: string, free: number) => string;
  /** The person that invites, where no name was given. */
  readonly somebody: string;
  /** Of a turn that was ordered ahead and not played. */
  readonly ahead: {
    /** @param step from 1 */
    readonly lapsed: (step: number, moves: readonly string[], why: string) => string;
    /** @param thing what it is about, in words */
    readonly condition: (condition: Exclude<Condition, { is: 'passed' }>, thing: string) => string;
    readonly notPassed: (name: string) => string;
    readonly refused: (command: string) => string;
    readonly light: string;
    readonly otherwise: string;
    /** Of a turn that was played. */
    readonly played: string;
  };
  /** @param hours that are left */
  readonly left: (hours: number) => string;
  /** About a table, for a group. */
  readonly turnOf: (game: string, names: readonly string[]) => string;
  readonly test: { readonly title: string; readonly body: string };
  readonly failed: (host: string) => string;
  /** Below a mail: to the table, why it came, and the end of such mail. */
  readonly mail: { readonly open: string; readonly why: string; readonly end: string };
}
