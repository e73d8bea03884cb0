import { blockComponents } from './block-components.ts';
import { languageTables } from './language-tables.ts';
import { blockExamples, blockFacts, blockSections, schemaBlocks } from './schema-blocks.ts';
import type { Table } from './table.ts';

/** Tables made from the names and texts of files: they can be made while other tables are missing. */
const tablesOfFiles: readonly Table[] = [
  schemaBlocks,
  blockFacts,
  blockExamples,
  blockSections,
  blockComponents,
  ...languageTables,
];

/**
 * Every table that `npm run tables` writes and `npm run check` compares. Those of kinds import the kinds, which import
 * tables of files: they are loaded when these are written.
 */
export const tables: readonly (() => Promise<readonly Table[]>)[] = [
  async () => tablesOfFiles,
  async () => (await import('./kinds.ts')).kindTables,
];
