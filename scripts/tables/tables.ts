import { artistDrawings, artistWords } from './artist-drawings.ts';
import { blockComponents } from './block-components.ts';
import { blockPictures } from './block-pictures.ts';
import { handFiles } from './hand-designs.ts';
import { blockEnglish, blockExamples, blockFacts, blockSections, schemaBlocks } from './schema-blocks.ts';
import type { Table } from './table.ts';

/** Tables made from the names and texts of files: they can be made while other tables are missing. */
const tablesOfFiles: readonly Table[] = [
  schemaBlocks,
  blockEnglish,
  blockFacts,
  blockExamples,
  blockSections,
  blockComponents,
];

/**
 * Every table that `npm run tables` writes and `npm run check` compares. Those of languages and kinds import the files
 * they are made from, which may import tables written before.
 */
export const tables: readonly (() => Promise<readonly Table[]>)[] = [
  async () => tablesOfFiles,
  async () => [artistDrawings, artistWords, handFiles],
  async () => (await import('./locale-tables.ts')).localeTables,
  async () => (await import('./language-tables.ts')).languageTables,
  async () => (await import('./kinds.ts')).kindTables,
  // Last, as a new block needs all others before its picture can be taken.
  async () => [blockPictures],
];
