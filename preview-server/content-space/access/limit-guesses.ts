/** Addresses remembered at once; more are a flood from everywhere, and the oldest of them are forgotten. */
const maximumAddresses = 10_000;

export type GuessLimit = {
  /** Zero while this address may still guess. */
  secondsToWait(address: string): number;
  /** Notes a wrong secret. */
  countGuess(address: string): void;
};

/** Stops an address that keeps naming wrong secrets, in this process, until its time is over. */
export function limitGuesses(
  { guesses, seconds }: { guesses: number; seconds: number },
  now: () => number = Date.now,
): GuessLimit {
  const counts = new Map<string, { count: number; until: number }>();
  const current = (address: string) => {
    const counted = counts.get(address);
    return counted && counted.until > now() ? counted : undefined;
  };
  return {
    secondsToWait(address) {
      const counted = current(address);
      return counted && counted.count >= guesses ? Math.ceil((counted.until - now()) / 1000) : 0;
    },
    countGuess(address) {
      const counted = current(address) ?? { count: 0, until: now() + seconds * 1000 };
      counts.delete(address);
      counts.set(address, { ...counted, count: counted.count + 1 });
      const [oldest] = counts.keys();
      if (counts.size > maximumAddresses && oldest !== undefined) counts.delete(oldest);
    },
  };
}
