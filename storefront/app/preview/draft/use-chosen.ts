import { useSyncExternalStore } from 'react';
import type { Store } from '../../state/create-store.ts';

/** What is chosen of the store's value; the component is drawn anew only when that becomes another. */
export function useChosen<State, Chosen extends string | number | boolean | undefined>(
  { subscribe, current, initial }: Store<State>,
  choose: (state: State) => Chosen,
): Chosen {
  return useSyncExternalStore(
    subscribe,
    () => choose(current()),
    () => choose(initial()),
  );
}
