import type { Database } from '@blattwerk/database/database.ts';
import type { JudgeContext, JudgedStory } from '@blattwerk/schemas/rules/judge-story.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { Logger } from 'pino';
import type { FactsSource } from '../catalogue/facts-source.ts';
import type { PreviewServerConfig } from '../config.ts';

/** What every part of the content space works with. */
export type ContentSpace = {
  database: Database;
  config: PreviewServerConfig;
  log: Logger;
  /** What the catalogue holds and sells. Ask outside of transactions: the back end may read the same database. */
  catalogue: FactsSource;
  /** Finds what stands in the way of publishing. */
  judge: (story: JudgedStory, context: JudgeContext) => Finding[];
};
