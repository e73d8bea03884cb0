import type { Database } from '@blattwerk/database/database.ts';
import type { Judge } from '@blattwerk/schemas/rules/judge.ts';
import type { SpaceComponents } from '@blattwerk/schemas/space-blocks/space-components.ts';
import type { UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import type { Logger } from 'pino';
import type { FactsSource } from '../catalogue/facts-source.ts';
import type { PreviewServerConfig } from '../config.ts';
import type { Gate } from './access/gate.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** What every part of the content space works with. */
export type ContentSpace = {
  database: Database;
  config: PreviewServerConfig;
  log: Logger;
  webhooks: Webhooks;
  /** What the catalogue holds and sells. Ask outside of transactions: the back end may read the same database. */
  catalogue: FactsSource;
  /** Who may do what. */
  gate: Gate;
  /** The judge for the blocks that the space knows now: it finds what stands in the way of publishing. */
  judgeFor: (space: SpaceComponents) => Judge;
  /** Which stories use what, as they are now. */
  usage: () => Promise<UsageIndex>;
};
