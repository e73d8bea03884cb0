import type { BlockOf } from '@blattwerk/schemas/schema.ts';

/** Root blocks of stories. */
export type RootName = 'page' | 'settings';

/**
 * A story as pages show it: plain JSON, as the content service delivered it, with the amounts of the page's shop. It
 * stays this object until it is written into the document, and nothing changes it.
 */
export type Story<Root extends RootName> = { readonly id: number; readonly content: BlockOf<Root> };
export type PageStory = Story<'page'>;
export type SettingsStory = Story<'settings'>;
