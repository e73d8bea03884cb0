import type { Block, BlockFields } from '@storyblok/schema';
import { blockEnglish } from './block-english.generated.ts';
import type { EnglishBlock, EnglishField } from './fields/english-words.ts';
import { tabsInEnglish } from './fields/tabs.ts';
import { schema } from './schema.ts';

type DefinedField = BlockFields[number] & {
  allow?: readonly (string | { folder: string })[];
  deny?: readonly string[];
};
type DefinedBlock = Omit<Block, 'fields'> & { fields: readonly DefinedField[] };

/** A block of the vocabulary with what the English interface calls it and its fields. */
export type NamedBlock = Omit<Block, 'fields'> & {
  english: EnglishBlock;
  fields: readonly (DefinedField & { english?: EnglishField })[];
};

/**
 * The vocabulary as people read it, in both languages of the editors' side. The content space knows one name of each block and
 * field, and gets `schema`.
 */
export const namedSchema = {
  ...schema,
  blocks: Object.fromEntries(
    Object.values(schema.blocks).map((block) => [block.name, inEnglish(block, blockEnglish[block.name])]),
  ),
};

function inEnglish(block: DefinedBlock, english: EnglishBlock): NamedBlock {
  const fields = block.fields.map((field) => {
    const tab = tabsInEnglish[field.name];
    const words = english.fields[field.name] ?? (tab && { name: tab, description: '' });
    return words ? { ...field, english: words } : field;
  });
  return { ...block, english, fields };
}
