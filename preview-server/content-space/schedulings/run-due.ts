import { unavailableReason } from '@blattwerk/database/unavailable.ts';
import { type Loop, startLoop } from '@blattwerk/server-kit/background/loop.ts';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import type { ContentSpace } from '../content-space.ts';

const intervalMilliseconds = 1_000;
/** What failed for a reason of ours holds up nothing else, and is tried again after this. */
const pauseMilliseconds = 60_000;

type Work<Due> = {
  name: string;
  /** What is due first, without those that have just failed. */
  next(without: readonly number[]): Promise<Due | undefined>;
  /** Does it in one transaction and gives what webhooks are to be told. */
  carryOut(due: Due, known: KnownFacts): Promise<readonly number[]>;
  /** Told after each. */
  onSettled(): void;
};

/** Looks each second for what is due and carries it out, one after the other: late rather than never after a time in which no process ran. */
export function runDue<Due extends { id: number }>(space: ContentSpace, work: Work<Due>): Loop {
  const failed = new Map<number, number>();

  async function step(): Promise<boolean> {
    for (const [id, until] of failed) if (until <= Date.now()) failed.delete(id);
    const due = await work.next([...failed.keys()]);
    if (!due) return false;
    try {
      const deliveries = await work.carryOut(due, await space.catalogue.current());
      await space.webhooks.settle(deliveries);
      work.onSettled();
    } catch (error) {
      if (unavailableReason(error) !== undefined) return false;
      failed.set(due.id, Date.now() + pauseMilliseconds);
      space.log.error(
        { err: error, [work.name]: due.id },
        'what is due could not be carried out; it is tried again',
      );
    }
    return true;
  }

  const passOver = (error: unknown): boolean => {
    if (unavailableReason(error) === undefined) throw error;
    return false;
  };
  return startLoop(work.name, () => step().catch(passOver), { intervalMilliseconds, log: space.log });
}
