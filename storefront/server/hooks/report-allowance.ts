const perMinute = 60;

/**
 * Lets through so many reports of browsers a minute: anybody may send them, and nobody may fill the log with them.
 * @returns whether one more may be logged
 */
export function createReportAllowance(now: () => number = Date.now): () => boolean {
  let minute = 0;
  let taken = 0;
  return () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      taken = 0;
    }
    taken += 1;
    return taken <= perMinute;
  };
}
