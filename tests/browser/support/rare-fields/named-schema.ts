import { namedSchema as ours } from '../../../../schemas/named-schema.ts';
import { schema } from './schema.ts';

const { rareFieldsBlock } = schema.blocks;

/** The vocabulary in both languages, with the one block more. */
export const namedSchema = {
  ...ours,
  blocks: {
    ...ours.blocks,
    rare_fields: { ...rareFieldsBlock, english: { name: 'Rare fields', description: '', fields: {} } },
  },
};
