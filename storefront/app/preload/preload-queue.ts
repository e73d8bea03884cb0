import { maxConcurrentRoutePreloads } from '@blattwerk/schemas/shop/pages/routes.ts';

/** Milliseconds a loaded page counts as fresh; the server lets browsers keep its data as long. */
const freshMs = 10_000;

type Load = (address: string) => Promise<unknown>;

/**
 * Loads the data of pages ahead of a click, at most four at once; the rest wait their turn.
 * @returns takes an address; one that is waiting, loading or fresh is not loaded again
 */
export function createPreloadQueue(load: Load, now: () => number): (address: string) => void {
  const startedAt = new Map<string, number>();
  const waiting = new Set<string>();
  let loading = 0;

  function startNext(): void {
    const [address] = waiting;
    if (address === undefined || loading >= maxConcurrentRoutePreloads) return;
    waiting.delete(address);
    startedAt.set(address, now());
    loading += 1;
    const finish = () => {
      loading -= 1;
      startNext();
    };
    // A page that cannot be loaded ahead is loaded, and explained, after the click.
    load(address).then(finish, finish);
  }

  return (address) => {
    if (now() - (startedAt.get(address) ?? Number.NEGATIVE_INFINITY) < freshMs) return;
    waiting.add(address);
    startNext();
  };
}
