import { defineDatasource } from '@storyblok/schema';

/** Flags that tests depend on: those of `shop/flags.ts`. */
export const flagsDatasource = defineDatasource({ name: 'Schalter', slug: 'flags' });
