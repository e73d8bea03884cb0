/**
 * The newest migration of the release before this one, and what drizzle-kit kept of its tables. Its processes go on beside this program
 * until they are replaced, so nothing they read or write may be taken away: that is for the release after. Moved on with each release.
 */
export const releaseBefore = {
  /** `when` of `0082_story-schedulings` in `migrations/meta/_journal.json`. */
  version: 1_795_797_300_876,
  snapshot: '0085',
} as const;
