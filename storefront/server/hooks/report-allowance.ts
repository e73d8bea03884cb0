const perMinute = 60;

/**
 * Limits the reports of browsers per minute: they come unsigned, and must not fill the log.
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
