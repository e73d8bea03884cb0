/** Limits of the feature-flag client; times in milliseconds unless the name says otherwise. */
export const flagClient = {
  readyTimeoutMs: 10_000,
  requestTimeoutBeforeReadyMs: 5_000,
  retriesBeforeReady: 1,
  eventsFirstPushWindowMs: 10_000,
  flushCooldownMs: 1_000,
  impressionDedupeCache: 500,
  refreshMs: { flags: 60_000, segments: 60_000, impressions: 300_000, events: 60_000, telemetry: 3_600_000 },
  queues: { events: 500, impressions: 30_000 },
  cacheExpiryDays: 10,
  backoffMs: { min: 1_000, max: 1_800_000 },
  refreshAttempts: 10,
  maxFlagSets: 50,
} as const;
