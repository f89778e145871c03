type FaultParams = Readonly<Record<string, string | number | readonly string[]>>;

/** Codes that the readers of all data files share. */
type DataFileFault =
  | 'wrong-type'
  | 'not-whole'
  | 'out-of-range'
  | 'bad-text'
  | 'unknown-word'
  | 'wrong-length'
  | 'missing-key'
  | 'unknown-key'
  | 'id-twice';

/** A sentence for each. */
export type DataFileFaults = Readonly<Record<DataFileFault, (facts: FaultParams) => string>>;
