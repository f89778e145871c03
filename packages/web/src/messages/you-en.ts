/** The person at this device without a name. */
export const YOU = 'You';

/** A name within a sentence. */
export const amid = (name: string) => (name === YOU ? 'you' : name);

/** Something with whose it is. */
export const owned = (thing: string, owner: string) =>
  owner === YOU ? `your ${thing}` : `${thing} of ${owner}`;
