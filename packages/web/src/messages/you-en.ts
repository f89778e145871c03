/** Names for the person at this device without a given name. */
export const YOU = 'You';

/** A name within a sentence. */
export const insideSentence = (name: string) => (name === YOU ? 'you' : name);

/** A thing with the name of its owner. */
export const owned = (thing: string, owner: string) =>
  owner === YOU ? `your ${thing}` : `${thing} of ${owner}`;
