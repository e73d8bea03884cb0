import type { Database } from '@blattwerk/database/database.ts';
import type { AccountKeeper } from '../../content-space/access/account-keeper.ts';
import type { Gate } from '../../content-space/access/gate.ts';

/** What the accounts of editors work with. */
export type Accounts = {
  database: Database;
  keeper: AccountKeeper;
  gate: Gate;
  /** Looks at once whose streams of news are to end. */
  poke(): void;
};
