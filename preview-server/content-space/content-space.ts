import type { Database } from '@blattwerk/database/database.ts';
import type { Finding } from '@blattwerk/schemas/rules/finding.ts';
import type { JudgeContext, JudgedStory } from '@blattwerk/schemas/rules/judge-story.ts';
import type { Logger } from 'pino';
import type { PreviewServerConfig } from '../config.ts';

/** What every part of the content space works with. */
export type ContentSpace = {
  database: Database;
  config: PreviewServerConfig;
  log: Logger;
  /** Finds what stands in the way of publishing. */
  judge: (story: JudgedStory, context: JudgeContext) => Finding[];
};
