const claimMilliseconds = 90_000;
const renewedEvery = 20_000;

/** @returns when a claim that is not renewed is another process's to take */
export const claimEnd = (now: Date): Date => new Date(now.getTime() + claimMilliseconds);

/**
 * Renews the claim on a job while it is worked on, so that after a crash the next process need not wait as long as the
 * largest job may take. A renewal that fails is made good by the next one; a claim that is lost costs making the same bytes twice.
 */
export async function holdClaim<Value>(
  renew: () => Promise<unknown>,
  work: () => Promise<Value>,
): Promise<Value> {
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renew().catch(() => undefined);
  }, renewedEvery);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // One that came later would shorten the pause that the work has asked for.
    await renewing;
  }
}
