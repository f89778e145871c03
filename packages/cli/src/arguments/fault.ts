/**
 * The reasons why a command line cannot be carried out; the catalogues in `messages/` have a
 * sentence for each.
 */
export interface ArgumentFaults {
  'unknown-command': { readonly command: string };
  'unknown-option': { readonly option: string };
  'option-twice': { readonly option: string };
  'value-missing': { readonly option: string };
  'value-surplus': { readonly option: string };
  'unknown-word': {
    readonly option: string;
    readonly given: string;
    readonly words: readonly string[];
  };
  'not-in-range': {
    readonly option: string;
    readonly given: string;
    readonly least: number;
    readonly most: number;
  };
  'not-a-share': { readonly option: string; readonly given: string };
  'not-a-seed': { readonly given: string };
  'not-a-setting': { readonly given: string };
  'setting-twice': { readonly setting: string };
  /** The game refuses its options; `why` is the sentence for it. */
  'settings-refused': { readonly why: string };
  'too-many-bots': { readonly given: number; readonly places: number };
  'not-with': { readonly option: string; readonly other: string };
  'file-missing': object;
  surplus: { readonly given: string };
  'cannot-read': { readonly file: string; readonly reason: string };
}

export type ArgumentFault = {
  readonly [C in keyof ArgumentFaults]: { readonly code: C } & ArgumentFaults[C];
}[keyof ArgumentFaults];
