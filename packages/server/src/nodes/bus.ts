/**
 * Subjects of words between the servers of one database. `told`: messages of a table were stored. `seats`: other persons may
 * sit at a table. `person` and `device`: what they have was changed. `work`: something is due now. `here`: the persons who
 * are at a table. `beat`: a server is there. `again`: a server may have missed words, or its own were lost.
 */
export type Topic = 'told' | 'seats' | 'person' | 'device' | 'work' | 'here' | 'beat' | 'again';

export interface Word {
  readonly topic: Topic;
  /** The table, person, device or server that it is about. */
  readonly id: string;
  readonly text: string;
}

/** The listener of a server. */
export interface Hearing {
  heard(word: Word): void;
  /** Words may have been lost until now. */
  again(): void;
}

/**
 * Words from each server to all others. They name what to read and never say what happened: that is in the database. A word
 * may be lost, late or doubled.
 */
export interface Bus {
  /** The name of this server among the others, until it ends. */
  readonly name: string;
  say(topic: Topic, id: string, text?: string): void;
  /** Begins to pass on words. */
  listen(hearing: Hearing): void;
  close(): Promise<void>;
}
