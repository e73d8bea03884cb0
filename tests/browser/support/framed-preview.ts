import { createHash } from 'node:crypto';
import { type DeliveredStory, storyResponseSchema } from '@blattwerk/storefront/server/content/story.ts';
import type { FrameLocator, Page } from '@playwright/test';
import { localTokens } from '../../../scripts/environment.ts';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';

export type FramedPreview = {
  preview: FrameLocator;
  /** The draft as it is stored. */
  story: DeliveredStory;
  /** Says something to the framed page, as an editor does. */
  send(message: object): Promise<void>;
};

/** A story's preview in a frame of an editor that says only what a test lets it say. */
export async function openFramedPreview(
  page: Page,
  shop: ShopAddresses,
  slug: string,
): Promise<FramedPreview> {
  const answer = await page.request.get(`${shop.workspace}/v2/cdn/stories/${slug}`, {
    params: { token: localTokens.preview, version: 'draft' },
  });
  const { story } = storyResponseSchema.parse(await answer.json());
  // Any page of the workspace's origin will do; one that the test makes up itself may frame nothing local.
  await page.goto(`${shop.workspace}/workspace/config.json`);
  await page.evaluate(
    (source) => {
      addEventListener('message', ({ data }) => {
        if (data.action === 'initialized') document.title = 'Verbunden';
      });
      const frame = Object.assign(document.createElement('iframe'), {
        src: source,
        width: 1300,
        height: 800,
      });
      document.body.replaceChildren(frame);
    },
    `${shop.storefront}/?${previewQuery(story.id)}`,
  );
  await connected(page);
  return {
    preview: page.frameLocator('iframe'),
    story,
    send: (message) => page.evaluate((data) => frames[0]?.postMessage(data, '*'), message),
  };
}

/** Waits until the framed page has greeted its editor. */
export async function connected(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title === 'Verbunden');
  await page.evaluate(() => {
    document.title = '';
  });
}

export function previewQuery(storyId: number): URLSearchParams {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = createHash('sha1').update(`100001:${localTokens.preview}:${timestamp}`).digest('hex');
  return new URLSearchParams({
    _storyblok: String(storyId),
    _storyblok_lang: 'default',
    '_storyblok_tk[space_id]': '100001',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  });
}
