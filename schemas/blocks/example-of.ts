import type { Block, BlockContent, Schema } from '@storyblok/schema';
import type { formatPlugin } from '../field-plugins/format-plugin.ts';
import type { productPlugin } from '../field-plugins/product-plugin.ts';
import type { themePlugin } from '../field-plugins/theme-plugin.ts';

type FieldPlugins = Schema<{
  blocks: Record<never, never>;
  fieldPlugins: {
    formatPlugin: typeof formatPlugin;
    productPlugin: typeof productPlugin;
    themePlugin: typeof themePlugin;
  };
}>['fieldPlugins'];

/** Stored content of a block that holds no other blocks than those given; the whole schema is not needed for it. */
export type ExampleOf<Own extends Block, Inside extends Block = never> = BlockContent<
  Own,
  Own | Inside,
  FieldPlugins
>;
