import type { MapFault } from '@pangaea/rules/hexmap';

export type FaultParams = Readonly<Record<string, string | number | readonly string[]>>;

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

/** The same for maps, by the codes of the functions that read them. */
export type MapFaults = Readonly<
  Record<MapFault | 'too-many-bridges', (facts: FaultParams) => string>
>;
