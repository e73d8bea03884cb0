/** Limits of the content delivery client. */
export const contentClient = {
  requestsPerSecond: 5,
  requestsPerSecondWithOauth: 3,
  maxRetries: 10,
  retryDelayMs: 300,
  pageSize: 25,
  uuidBatch: 50,
  resolveLevel: 2,
} as const;
