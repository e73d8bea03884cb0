import { blockComponents } from './block-components.ts';
import { kindTables } from './kinds.ts';
import { blockExamples, blockFacts, blockSections, schemaBlocks } from './schema-blocks.ts';
import type { Table } from './table.ts';

/** Every table that `npm run tables` writes and `npm run check` compares. */
export const tables: readonly Table[] = [
  schemaBlocks,
  blockFacts,
  blockExamples,
  blockSections,
  ...kindTables,
  blockComponents,
];
