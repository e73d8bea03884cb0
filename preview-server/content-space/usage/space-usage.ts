import type { Database } from '@blattwerk/database/database.ts';
import { createUsageIndex, type UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import { followStories } from './follow-stories.ts';

/** The usage index of a space: which stories use what, as they are now. */
export const createSpaceUsage = (database: Database, spaceId: number): (() => Promise<UsageIndex>) =>
  followStories(database, spaceId, createUsageIndex());
