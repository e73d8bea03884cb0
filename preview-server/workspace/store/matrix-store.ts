import type { OverflowingText } from '@blattwerk/schemas/preview/inspection.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Block } from '../base/content/block.ts';
import type { AxisId, Ticks } from '../base/matrix/axes.ts';
import type { MatrixFrame } from '../base/matrix/frames-of.ts';

/** A frame held as it was, to compare with what is typed on. */
export type HeldFrame = { id: number; frame: MatrixFrame; storyId: number; content: Block; at: number };

export type MatrixState = {
  /** Undefined while one preview is shown alone. */
  ticks: Ticks | undefined;
  held: readonly HeldFrame[];
  /** The frame that is worked in: it follows a key before all others. */
  workedIn: string | undefined;
  /** The view that was just asked for; it takes the focus once, when it is drawn. */
  arriving: 'sideBySide' | 'alone' | undefined;
  /** By frame, what does not fit in it. */
  overflow: ReadonlyMap<string, readonly OverflowingText[]>;
};

export const matrixStore = createStore<MatrixState>(() => ({
  ticks: undefined,
  held: [],
  workedIn: undefined,
  arriving: undefined,
  overflow: new Map(),
}));

export const useMatrix = <T>(select: (state: MatrixState) => T): T => useStore(matrixStore, select);

/** Shows the page in several ways at once; undefined shows the one preview again. */
export function compare(ticks: Ticks | undefined): void {
  matrixStore.setState(ticks ? { ticks } : { ticks, held: [], workedIn: undefined, overflow: new Map() });
}

export function tick(axis: AxisId, values: readonly string[]): void {
  const { ticks } = matrixStore.getState();
  if (!ticks) return;
  const { [axis]: _, ...others } = ticks;
  matrixStore.setState({ ticks: values.length === 0 ? others : { ...others, [axis]: values } });
}

export function workIn(key: string): void {
  if (matrixStore.getState().workedIn !== key) matrixStore.setState({ workedIn: key });
}

let lastId = 0;

/** Puts a frame beside this one that stays as the page stands now. */
export function hold(held: Omit<HeldFrame, 'id' | 'at'>): void {
  lastId += 1;
  const now = { ...held, id: lastId, at: Date.now() };
  matrixStore.setState((state) => ({ held: [...state.held, now] }));
}

export const letGo = (id: number): void =>
  matrixStore.setState(({ held }) => ({ held: held.filter((each) => each.id !== id) }));

export const noteOverflow = (key: string, texts: readonly OverflowingText[]): void =>
  matrixStore.setState(({ overflow }) => ({ overflow: new Map(overflow).set(key, texts) }));
