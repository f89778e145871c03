/** A value that is replaced as a whole at every change, and its listeners. */
export interface Store<Value> {
  current(): Value;
  /** @returns a function that removes the listener */
  subscribe(changed: () => void): () => void;
  set(next: Value): void;
  /** Replaces some fields of a value that is an object. */
  change(fields: Partial<Value>): void;
  /** Removes all listeners. */
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
