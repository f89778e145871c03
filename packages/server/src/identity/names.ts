/**
 * Characters that make no visible difference between two names: joiners and variation selectors.
 */
const INVISIBLE = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;

/** Whether people would read two names as the same. An empty name equals no other. */
export function isSameName(one: string, other: string): boolean {
  return one.trim() !== '' && readAs(one) === readAs(other);
}

function readAs(name: string): string {
  const plain = name.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  return plain.toLowerCase();
}
