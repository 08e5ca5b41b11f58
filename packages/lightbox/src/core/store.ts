/** A state outside of React: each part hears of a change and takes what concerns it. */
export function createStore<State extends object>(start: State) {
  let state = start;
  const listeners = new Set<() => void>();

  /** Calls back after every change, until the function that it returns is called. */
  function subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }

  return {
    read: () => state,
    set(changes: Partial<State>): void {
      state = { ...state, ...changes };
      for (const changed of listeners) changed();
    },
    subscribe,
    /** Calls back after one part has changed, without rendering. */
    onChange(name: keyof State, work: () => void): () => void {
      let last = state[name];
      return subscribe(() => {
        if (last === state[name]) return;
        last = state[name];
        work();
      });
    },
  };
}
