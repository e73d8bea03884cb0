import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether the menu of areas is open. */
const areasStore = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const useAreasOpen = (): boolean => useStore(areasStore, ({ isOpen }) => isOpen);

export const openAreas = (isOpen: boolean): void => areasStore.setState({ isOpen });

/** Opens the menu of areas by key, and closes it again. */
export const toggleAreas = (): void => areasStore.setState(({ isOpen }) => ({ isOpen: !isOpen }));
