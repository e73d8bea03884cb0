import { useSyncExternalStore } from 'react';

export type Store<State> = {
  current(): State;
  /** What the server renders and the browser begins with. */
  initial(): State;
  change(next: State): void;
  subscribe(onChange: () => void): () => void;
};

/** A value of this document that components follow; the server never changes it. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    current: () => state,
    initial: () => initial,
    change(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The store's value, followed while the component is shown. */
export function useStore<State>({ subscribe, current, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, current, initial);
}
