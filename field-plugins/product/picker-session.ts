import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { useSyncExternalStore } from 'react';

/** What the field and its dialog have in common while the frame lives; none of it is stored. */
export type PickerSession = {
  /** Place of the product that the next choice replaces. */
  replacing: number | undefined;
  /** Country looked at instead of the story's. */
  country: Country | undefined;
  /** The dialog has just been closed: the focus belongs to the button that opens it. */
  isBack: boolean;
};

let session: PickerSession = { replacing: undefined, country: undefined, isBack: false };
const listeners = new Set<() => void>();

export function changeSession(change: Partial<PickerSession>): void {
  session = { ...session, ...change };
  for (const listener of listeners) listener();
}

export function usePickerSession(): PickerSession {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );
}
