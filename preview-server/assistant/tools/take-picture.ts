import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import * as z from 'zod';
import type { FoundStory } from '../../content-space/stories/find-stories.ts';
import { previewUrl } from '../../workspace-api/preview-url.ts';
import { storefrontSites } from '../../workspace-api/storefront-sites.ts';
import type { AssistantDesk } from '../assistant-desk.ts';
import type { NotTaken } from '../pictures/picture-queue.ts';
import { findPage, noPage, storyInput } from '../reading/find-page.ts';
import { pageName } from '../reading/told-story.ts';
import { ownRelease } from '../suggestions/own-release.ts';
import { defineTool } from './tool.ts';

/** Offered where a browser is set. */
export const takePictureTool = defineTool({
  name: 'take_picture',
  title: 'Take a picture',
  description:
    'How the shop shows a page, or one block of it, at a width: with your suggestion where you have made one, else the draft. Takes some seconds.',
  action: 'read',
  input: z.strictObject({
    story: storyInput,
    block: z.string().min(1).max(100).optional().describe('_uid of a block; left out, the whole page'),
    width: z.int().min(320).max(1920).default(1280).describe('Of the window, in pixels; phones have 360'),
    locale: localeSchema.default('de-DE'),
    version: z.enum(['suggestion', 'draft']).default('suggestion'),
  }),
  async run({ story, block, width, locale, version }, { desk, assistant }) {
    const page = await findPage(desk, story);
    if (!page) return noPage(story);
    const release = version === 'suggestion' ? await ownRelease(desk.space.database, assistant) : undefined;
    const url = addressOf(desk, page, { locale, release });
    if (url === undefined || !desk.pictures) return { ok: false, sentence: notShown(locale) };
    const wanted = block === pageName ? undefined : block;
    const taken = await desk.pictures.take({ url, width, block: wanted }, assistant);
    if (!taken.ok) return { ok: false, sentence: sentences[taken.reason](locale) };
    const { data, type } = taken;
    return { ok: true, value: { of: block ?? pageName, width }, picture: { data, type } };
  },
});

const notShown = (locale: string) => `The shop shows no such page in ${locale}.`;

const sentences: Record<NotTaken, (locale: string) => string> = {
  busy: () => 'Other pictures are being taken: try again in a moment.',
  late: () => 'The page was not ready in time: try again, or take one block of it.',
  'no answer': () => 'The shop does not answer at the moment.',
  'no browser': () => 'The browser that takes pictures does not work here: tell those who run the shop.',
  'no page': notShown,
  'no block': () => 'The page shows no such block: it may be hidden, or of another season.',
};

/** Where the shop shows a page's draft; undefined where it does not. */
function addressOf(
  { space: { config } }: Pick<AssistantDesk, 'space'>,
  { row }: FoundStory,
  { locale, release }: { locale: string; release: number | undefined },
): string | undefined {
  const { id, uuid, fullSlug, path, contentType } = row;
  const channel = storefrontSites(config.storefrontOrigin).find(
    ({ folder }) => folder === fullSlug.split('/')[0],
  );
  const site = channel?.sites.find((each) => each.locale === locale);
  if (!channel || !site) return undefined;
  return previewUrl({
    story: { ...{ id, uuid, fullSlug, path }, component: contentType, translatedSlugs: new Map() },
    place: { kind: 'shop', channel, site },
    spaceId: config.space.id,
    previewToken: config.tokens.preview,
    now: Date.now(),
    release,
  });
}
