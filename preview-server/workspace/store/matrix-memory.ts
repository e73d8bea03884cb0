import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Ticks } from '../base/matrix/axes.ts';

/** Pages that are remembered; those looked at last. */
const mostPages = 60;

type Remembered = { pages: readonly (readonly [storyId: number, ticks: Ticks])[] };

/** What each page was compared in last, kept in `localStorage`. */
const matrixMemory = createStore<Remembered>()(
  persist((): Remembered => ({ pages: [] }), { name: 'blattwerk.compared', version: 1 }),
);

export const rememberedTicks = (storyId: number): Ticks | undefined =>
  matrixMemory.getState().pages.find(([id]) => id === storyId)?.[1];

/** Remembers what a page is compared in; a page of which nothing is ticked is forgotten. */
export function rememberTicks(storyId: number, ticks: Ticks): void {
  matrixMemory.setState(({ pages }) => {
    const others = pages.filter(([id]) => id !== storyId);
    const isEmpty = Object.keys(ticks).length === 0;
    return { pages: isEmpty ? others : [[storyId, ticks] as const, ...others].slice(0, mostPages) };
  });
}
