/** What the content delivery client and the content space agree on. */
export const contentClient = {
  requestsPerSecond: 5,
  /** With an OAuth token. */
  oauthRequestsPerSecond: 3,
  maxRetries: 10,
  retryDelayMs: 300,
  pageSize: 25,
  uuidBatch: 50,
  resolveLevel: 2,
} as const;
