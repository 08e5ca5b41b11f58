/** A state container outside React, for `useSyncExternalStore`. */
export function createStore<State extends object>(start: State) {
  let state = start;
  const listeners = new Set<() => void>();

  /** Calls back after every change. Returns a function that unsubscribes. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    read: () => state,
    set(changes: Partial<State>): void {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe,
    /** Calls back after one property has changed. */
    onChange(name: keyof State, callback: () => void): () => void {
      let last = state[name];
      return subscribe(() => {
        if (last === state[name]) return;
        last = state[name];
        callback();
      });
    },
  };
}
