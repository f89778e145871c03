/** A value that is replaced as a whole whenever it changes, and listeners that hear of each change. */
export interface Store<Value> {
  current(): Value;
  /** @returns what ends it */
  subscribe(changed: () => void): () => void;
  set(next: Value): void;
  /** Replaces some fields of a value that is an object. */
  change(fields: Partial<Value>): void;
  /** Nobody is told any more. */
  close(): void;
}

export function store<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const set = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => value,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set,
    change: (fields) => set({ ...value, ...fields }),
    close: () => listeners.clear(),
  };
}
