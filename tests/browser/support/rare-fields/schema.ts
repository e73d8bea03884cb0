import { schema as shopSchema } from '../../../../schemas/schema.ts';

/** A block of the field types that the CMS knows and no block of the shop uses. */
const rareFieldsBlock = {
  name: 'rare_fields',
  display_name: 'Seltene Felder',
  fields: [
    { name: 'note', type: 'markdown', max_length: 80, display_name: 'Notiz' },
    { name: 'amount', type: 'number', min_value: 1, max_value: 9, display_name: 'Anzahl' },
    { name: 'from', type: 'datetime', display_name: 'Beginn' },
    { name: 'day', type: 'datetime', disable_time: true, display_name: 'Tag' },
  ],
};

export const schema = { ...shopSchema, blocks: { ...shopSchema.blocks, rareFieldsBlock } };
