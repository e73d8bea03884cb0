import { type BlockContent, defineSchema, type Schema } from '@storyblok/schema';
import * as folders from './blocks/folders.ts';
import { blocks } from './blocks.generated.ts';
import { flagsDatasource } from './datasources/flags.ts';
import { occasionsDatasource } from './datasources/occasions.ts';
import { blattwerkRedirects, myposterRedirects } from './datasources/redirects.ts';
import { voucherCampaignsDatasource } from './datasources/voucher-campaigns.ts';
import { formatPlugin } from './field-plugins/format-plugin.ts';
import { productPlugin } from './field-plugins/product-plugin.ts';
import { themePlugin } from './field-plugins/theme-plugin.ts';

/** The vocabulary of a page: every block, palette folder, datasource and field plugin of the content space. */
export const schema = defineSchema({
  blocks,
  folders,
  datasources: {
    occasionsDatasource,
    blattwerkRedirects,
    myposterRedirects,
    flagsDatasource,
    voucherCampaignsDatasource,
  },
  fieldPlugins: { formatPlugin, productPlugin, themePlugin },
});

type ContentSchema = Schema<typeof schema>;

/** Union of all block definitions. */
export type Blocks = ContentSchema['blocks'];
export type BlockName = Blocks['name'];

/** Stored content of one block: fields typed, children narrowed to what their field allows. */
export type BlockOf<Name extends BlockName> = BlockContent<
  Extract<Blocks, { name: Name }>,
  Blocks,
  ContentSchema['fieldPlugins']
>;
