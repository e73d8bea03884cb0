import type { Inspected, InspectedPart } from '@blattwerk/schemas/preview/inspection.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type Found<Part extends InspectedPart> = Extract<Inspected, { part: Part }>;

export type HealthState = {
  /** The panel that says how the open page is doing is shown, so that the page is looked at. */
  isOpen: boolean;
  outline: Found<'outline'> | undefined;
  accessibility: Found<'accessibility'> | undefined;
};

const nothing = { outline: undefined, accessibility: undefined };

export const healthStore = createStore<HealthState>(() => ({ isOpen: false, ...nothing }));

export const useHealth = <T>(select: (state: HealthState) => T): T => useStore(healthStore, select);

export const toggleHealth = (): void =>
  healthStore.setState(({ isOpen }) => ({ isOpen: !isOpen, ...nothing }));

/** What was found is of another page, or of how it stood before it was loaded anew. */
export const forgetFound = (): void => healthStore.setState(nothing);

export function noteFound(found: Inspected): void {
  if (!healthStore.getState().isOpen) return;
  if (found.part === 'outline') healthStore.setState({ outline: found });
  else if (found.part === 'accessibility') healthStore.setState({ accessibility: found });
}
