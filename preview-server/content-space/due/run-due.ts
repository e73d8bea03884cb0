import { unavailableReason } from '@blattwerk/database/unavailable.ts';
import { type Loop, startLoop } from '@blattwerk/server-kit/background/loop.ts';
import type { ContentSpace } from '../content-space.ts';
import { type DueSource, firstDue } from './due.ts';

const intervalMilliseconds = 1_000;
/** What failed for a reason of ours holds up nothing else, and is tried again after this. */
const pauseMilliseconds = 60_000;

/**
 * Looks each second for what is due and carries it out, one after the other in the order of time: late rather than never after
 * a time in which no process ran. Each is done once, by the process that comes first.
 * @param onSettled told after each
 */
export function runDue(space: ContentSpace, sources: readonly DueSource[], onSettled: () => void): Loop {
  const watched = sources.map((source) => ({ source, failed: new Map<number, number>() }));

  async function first() {
    const found = await Promise.all(
      watched.map(async ({ source, failed }) => {
        for (const [id, until] of failed) if (until <= Date.now()) failed.delete(id);
        const due = await source.next([...failed.keys()]);
        return due && { ...due, kind: source.name, failed };
      }),
    );
    return firstDue(found.filter((due) => due !== undefined));
  }

  async function step(): Promise<boolean> {
    const due = await first();
    if (!due) return false;
    try {
      const deliveries = await due.carryOut(await space.catalogue.current());
      await space.webhooks.settle(deliveries);
      onSettled();
    } catch (error) {
      if (unavailableReason(error) !== undefined) return false;
      due.failed.set(due.id, Date.now() + pauseMilliseconds);
      space.log.error(
        { err: error, [due.kind]: due.id },
        'what is due could not be carried out; it is tried again',
      );
    }
    return true;
  }

  const passOver = (error: unknown): boolean => {
    if (unavailableReason(error) === undefined) throw error;
    return false;
  };
  return startLoop('due', () => step().catch(passOver), { intervalMilliseconds, log: space.log });
}
