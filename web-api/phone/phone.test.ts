import { phoneLinks } from '@blattwerk/database/tables/phone-links.ts';
import { phoneKeyHeader, phoneLinkHeader } from '@blattwerk/schemas/configurator/phone-limits.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import sharp from 'sharp';
import { DetailedError, Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openBrowser } from '../test-support/browser.ts';
import { askDrafts, card, contentOf, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
let picture: Buffer;
let now = new Date('2026-11-26T08:00:00Z');
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
  const create = { width: 60, height: 40, channels: 3, background: '#2878b4' } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => backEnd.close());

const shop = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });

const collectedSchema = z.strictObject({
  expiresAt: z.string().nullable(),
  underWay: z.int(),
  photos: z.array(z.looseObject({ id: z.uuid() })),
});

type Sent = { status: number; text: string; url: string | null };

/** A guest's draft with a link, and the phone that has it. */
async function linked() {
  const browser = openBrowser(backEnd);
  const made = await askDrafts(browser, 'POST ', { body: { designId: card, content: contentOf({}) } });
  const { id, key } = made.value;
  const owner = (what: string, body?: unknown) =>
    askDrafts(browser, what.replace('$', `/${id}`), { key, body });
  const link = (await owner('POST $/phone-link')).value;
  const headersOf = (own: unknown) => ({
    ...shop,
    [phoneLinkHeader]: String(link.id),
    [phoneKeyHeader]: String(own),
  });
  const begin = (own: unknown = link.key, file = picture) =>
    new Promise<Sent>((resolve) => {
      const upload = new Upload(file, {
        endpoint: `${backEnd.origin}/web-api/uploads`,
        retryDelays: null,
        headers: headersOf(own),
        metadata: { link: crypto.randomUUID() },
        onSuccess: () => resolve({ status: 201, text: '', url: upload.url }),
        onError: (error) => {
          const response = error instanceof DetailedError ? error.originalResponse : null;
          resolve({ status: response?.getStatus() ?? 0, text: response?.getBody() ?? '', url: upload.url });
        },
      });
      upload.start();
    });
  const finish = (url: string | null) => fetch(`${url}/photo`, { method: 'POST', headers: shop });
  const send = async () => {
    const { url } = await begin();
    return finish(url);
  };
  const collect = async (taken: unknown[] = []) =>
    collectedSchema.parse((await owner('POST $/phone-photos', { taken })).value);
  const look = (own: unknown = link.key) =>
    backEnd.ask(`/web-api/phone-links/${String(link.id)}`, { headers: { [phoneKeyHeader]: String(own) } });
  return { owner, link, begin, finish, send, collect, look };
}

test('photos of a phone arrive at the draft, in their order, and are answered until they have a place', async () => {
  const { collect, begin, finish, send, look, link } = await linked();
  expect(await (await look()).json()).toEqual({ expiresAt: '2026-11-26T08:30:00.000Z', left: 100 });
  expect(await collect()).toEqual({ expiresAt: link.expiresAt, underWay: 0, photos: [] });
  const first = await begin();
  expect(await collect()).toMatchObject({ underWay: 1, photos: [] });
  expect((await finish(first.url)).status).toBe(201);
  now = new Date(now.getTime() + 1000);
  expect((await send()).status).toBe(201);
  const { photos, underWay } = await collect();
  expect(underWay).toBe(0);
  expect(photos).toMatchObject([
    { width: 60, height: 40 },
    { width: 60, height: 40 },
  ]);
  const [one, other] = photos;
  expect(await collect([one?.id])).toMatchObject({ photos: [other] });
  expect(await collect([other?.id])).toMatchObject({ photos: [] });
  expect(await (await look()).json()).toMatchObject({ left: 98 });
  // Another draft's owner takes nothing of it.
  const stranger = await linked();
  await send();
  const { photos: waiting } = await collect();
  await stranger.collect(waiting.map(({ id }) => id));
  expect(await stranger.collect()).toMatchObject({ photos: [] });
  expect(await collect()).toMatchObject({ photos: waiting });
});

test('another key sends nothing, and nothing of the draft is told to the phone', async () => {
  const { link, begin, look, owner } = await linked();
  const other = `${String(link.key).slice(0, -1)}${String(link.key).endsWith('A') ? 'B' : 'A'}`;
  for (const key of [other, '', 'x'.repeat(500)]) {
    expect((await look(key)).status).toBe(404);
    expect((await begin(key)).status).toBe(403);
  }
  expect(Object.keys(await (await look()).json())).toEqual(['expiresAt', 'left']);
  const [row] = await backEnd.database.select().from(phoneLinks);
  expect(JSON.stringify(row)).not.toContain(String(link.key));
  // The draft's own doors stay shut for the phone's key.
  const { id } = link;
  const asked = await askDrafts(openBrowser(backEnd), `GET /${String(id)}`, { key: link.key });
  expect(asked.status).toBe(404);
  expect((await owner('POST $/phone-photos', { taken: ['nothing'] })).status).toBe(400);
});

test('an ended link, an older one and one past its time take nothing more, also not the rest of a photo', async () => {
  const ended = await linked();
  const half = await ended.begin();
  expect((await ended.owner('DELETE $/phone-link')).status).toBe(200);
  const refused = await ended.begin();
  expect(refused.status).toBe(403);
  expect(JSON.parse(refused.text).message.text).toBe(
    'Dieser Code gilt nicht mehr. Am Computer lässt sich ein neuer anzeigen.',
  );
  expect((await ended.finish(half.url)).status).toBe(403);
  const patched = await fetch(half.url ?? '', {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(picture.length),
      'content-type': 'application/offset+octet-stream',
    },
  });
  expect(patched.status).toBe(403);
  expect(await ended.collect()).toMatchObject({ expiresAt: null, underWay: 0 });

  const older = await linked();
  expect((await older.send()).status).toBe(201);
  await older.owner('POST $/phone-link');
  expect((await older.begin()).status).toBe(403);
  // What had arrived by it is still there.
  expect((await older.collect()).photos).toHaveLength(1);

  const late = await linked();
  now = new Date(now.getTime() + 30 * 60 * 1000);
  expect((await late.begin()).status).toBe(403);
  expect((await late.look()).status).toBe(404);
});

test('a link takes a hundred photos', async () => {
  const { begin, look } = await linked();
  await backEnd.database.update(phoneLinks).set({ sent: 99 });
  expect((await begin()).status).toBe(201);
  const full = await begin();
  expect(full.status).toBe(403);
  expect(JSON.parse(full.text).message.text).toContain('höchstens 100 Fotos');
  expect(await (await look()).json()).toMatchObject({ left: 0 });
});
