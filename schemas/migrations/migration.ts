import type { BlockChange } from './content-block.ts';

/** What becomes of stored blocks when the schema changes. Applied twice it does the same as applied once. */
export type Migration = {
  /** The changes of the schema it answers, as `npm run schema:diff` names them. */
  changes: readonly string[];
  /** Components of the blocks concerned. */
  blocks: readonly string[];
  migrate: BlockChange;
};

/** A migration of the content, with its types checked. */
export function defineMigration(migration: Migration): Migration {
  return migration;
}
