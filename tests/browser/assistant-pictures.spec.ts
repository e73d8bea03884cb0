import sharp from 'sharp';
import { localTokens } from '../../scripts/environment.ts';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { call, connect, makeToken } from '../contract/assistant-client.ts';
import { beforeRelease } from './support/broad.ts';
import { createPage } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const blocks = [
  { _uid: 'kopf', component: 'page_container_headline', headline: 'Karten zur Taufe', headlineType: 'h1' },
  { _uid: 'zeile', component: 'page_container_headline', headline: 'Auf Kraftpapier', headlineType: 'h2' },
];

const asking = ({ workspace }: ShopAddresses) => ({
  request: (path: string, init: RequestInit = {}) =>
    fetch(`${workspace}${path}`, {
      ...init,
      headers: { authorization: localTokens.management, ...init.headers },
    }),
});

/** A program with a token of its own, and what it is answered when it asks for a picture. */
async function newAssistant(shop: ShopAddresses, name: string) {
  const { token } = await makeToken(asking(shop), { name, role: 'author' });
  const client = await connect(shop.workspace, token);
  const take = (input: Record<string, unknown>) => call(client, 'take_picture', input);
  const sizeOf = async (input: Record<string, unknown>) => {
    const { picture, text } = await take(input);
    expect(picture?.mimeType, text).toBe('image/webp');
    const image = sharp(Buffer.from(picture?.data ?? '', 'base64'));
    const [{ width, height }, { channels }] = await Promise.all([image.metadata(), image.stats()]);
    expect(
      channels.some(({ stdev }) => stdev > 1),
      'something is on the picture',
    ).toBe(true);
    return { width, height };
  };
  return { client, take, sizeOf };
}

const longer = 'Karten zur Taufe, zur Kommunion, zur Konfirmation und zur Firmung, alle mit Namen';

test('a program is shown a block at a width, as it suggests it', async ({ shop }) => {
  const story = await createPage(shop, 'im-bild', blocks);
  const { client, sizeOf } = await newAssistant(shop, 'Bilderfee');
  const kopf = { story: story.id, block: 'kopf' };
  const wide = await sizeOf({ ...kopf, width: 1280 });
  const narrow = await sizeOf({ ...kopf, width: 360 });
  expect(narrow.width).toBeLessThanOrEqual(360);
  expect(wide.width).toBeGreaterThan(narrow.width);
  expect((await call(client, 'set_fields', { ...kopf, values: { headline: longer } })).isError).toBe(false);
  const suggested = await sizeOf({ ...kopf, width: 360 });
  expect(suggested.width).toBe(narrow.width);
  expect(suggested.height).toBeGreaterThan(narrow.height);
  await client.close();
});

test(
  'a whole page is pictured, the draft beside a suggestion; a block that it has not is told',
  beforeRelease,
  async ({ shop }) => {
    const story = await createPage(shop, 'ganz-im-bild', blocks);
    const { client, sizeOf, take } = await newAssistant(shop, 'Bilderfee ganz');
    const page = { story: story.path, width: 360 };
    const before = await sizeOf(page);
    expect(before.width).toBe(360);
    const change = { story: story.id, block: 'kopf', values: { headline: longer } };
    expect((await call(client, 'set_fields', change)).isError).toBe(false);
    expect((await sizeOf(page)).height).toBeGreaterThan(before.height);
    expect(await sizeOf({ ...page, version: 'draft' })).toEqual(before);
    expect(await take({ ...page, block: "fremd']" })).toMatchObject({
      isError: true,
      text: 'The page shows no such block: it may be hidden, or of another season.',
    });
    await client.close();
  },
);

test('what cannot be pictured is told without a browser being started', async ({ shop }) => {
  const story = await createPage(shop, 'nicht-im-bild', blocks);
  const { client, take } = await newAssistant(shop, 'Bilderfee auf Abwegen');
  for (const width of [0, 319, 1921, 1e9, 720.5, '720px'])
    expect(await take({ story: story.id, width })).toMatchObject({
      isError: true,
      text: expect.stringContaining('width'),
      picture: undefined,
    });
  expect((await take({ story: 'blattwerk/gibt-es-nicht' })).text).toBe(
    'There is no page “blattwerk/gibt-es-nicht”; find_stories lists them.',
  );
  expect(await take({ story: story.id, locale: 'tlh-DE' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('locale'),
  });
  await client.close();
});
