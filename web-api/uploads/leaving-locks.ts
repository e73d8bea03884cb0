import { type Lock, type Locker, MemoryLocker } from '@tus/server';

/** Locks on the uploads of one process, whose holders can all be asked to come to an end. */
export class LeavingLocks implements Locker {
  readonly #locks = new MemoryLocker();
  readonly #holders = new Set<() => unknown>();
  #isLeaving = false;

  newLock(id: string): Lock {
    const lock = this.#locks.newLock(id);
    let release: () => unknown = () => undefined;
    return {
      lock: async (signal, cancel) => {
        await lock.lock(signal, cancel);
        release = cancel;
        this.#holders.add(release);
        if (this.#isLeaving) release();
      },
      unlock: async () => {
        this.#holders.delete(release);
        await lock.unlock();
      },
    };
  }

  /** From now on nothing is held for long: what has arrived is kept and said, and its sender goes on elsewhere. */
  leave(): void {
    this.#isLeaving = true;
    for (const release of this.#holders) release();
  }
}
