import { type Loop, startLoop } from './loop.ts';

/** Starts work that goes on in the background, or reaches the process that does it. */
export type StartWork = typeof startLoop;

export type Work = {
  start: StartWork;
  /** What this process does, by name: another one may say that there is something to do. */
  readonly loops: ReadonlyMap<string, Loop>;
};

/** Work is done in this process. */
export function workHere(): Work {
  const loops = new Map<string, Loop>();
  return {
    loops,
    start(name, step, options) {
      const loop = startLoop(name, step, options);
      loops.set(name, loop);
      return loop;
    },
  };
}

/**
 * Work is done by processes of their own.
 * @param tell says there that there is something to do; they look by themselves, too
 */
export function workElsewhere(tell: (name: string) => void): Work {
  return {
    loops: new Map(),
    start: (name) => ({ poke: () => tell(name), close: async () => {} }),
  };
}
