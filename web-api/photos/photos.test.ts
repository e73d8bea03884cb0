import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { photos } from '@blattwerk/database/tables/photos.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';
import { pagesPdf } from '../test-support/tiny-pdf.ts';

let backEnd: RunningBackEnd;
const start = new Date('2026-11-20T12:00:00Z');
let now = start;
beforeAll(async () => {
  backEnd = await startBackEnd({}, () => now);
});
afterAll(() => backEnd.close());

const daysLater = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);

async function picture(width = 600, height = 400): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 3, background: '#c03040' } });
  return new Uint8Array(await image.jpeg().toBuffer());
}

function form(bytes: Uint8Array<ArrayBuffer> | string): FormData {
  const body = new FormData();
  body.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'foto.jpg');
  return body;
}

function send(bytes: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) {
  return backEnd.ask('/web-api/photos', { method: 'POST', body: form(bytes), headers });
}

async function taken(bytes?: Uint8Array<ArrayBuffer>) {
  const response = await send(bytes ?? (await picture()));
  expect(response.status).toBe(201);
  return response.json();
}

function filesOf(id: string): Promise<string[]> {
  return readdir(join(backEnd.filesDirectory, 'storage', 'photos', id)).catch(() => []);
}

test('a photo is turned upright, freed of where it was taken, and keeps when', async () => {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c03040' } })
    .withExif({
      IFD0: { Make: 'Kamera', Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:07:04 15:30:00' },
      IFD3: { GPSLatitude: '48/1 8/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const turned = await sharp(bytes).withMetadata({ orientation: 6 }).toBuffer();
  const photo = await taken(new Uint8Array(turned));
  expect(photo).toMatchObject({
    width: 400,
    height: 600,
    capturedAt: '2026-07-04T15:30:00',
    expiresAt: daysLater(60).toISOString(),
  });
  const original = join(backEnd.filesDirectory, 'storage', 'photos', photo.id, 'original');
  const kept = await sharp(original).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 400, height: 600, space: 'srgb' });
  expect(kept.exif?.includes('Kamera') ?? false).toBe(false);
});

test('a see-through photo stays so', async () => {
  const clear = { r: 0, g: 90, b: 60, alpha: 0.3 };
  const image = sharp({ create: { width: 60, height: 40, channels: 4, background: clear } });
  const photo = await taken(new Uint8Array(await image.webp().toBuffer()));
  const original = join(backEnd.filesDirectory, 'storage', 'photos', photo.id, 'original');
  expect(await sharp(original).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
});

test('the eye goes to what stands out', async () => {
  const spot = { create: { width: 60, height: 60, channels: 3, background: '#e02010' } } as const;
  const ground = { create: { width: 1200, height: 800, channels: 3, background: '#b0b8b8' } } as const;
  const image = sharp(ground).composite([{ input: spot, left: 1000, top: 100 }]);
  const { focus } = await taken(new Uint8Array(await image.jpeg({ quality: 95 }).toBuffer()));
  expect(focus.x).toBeGreaterThan(0.75);
  expect(focus.y).toBeLessThan(0.35);
});

const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
test.each([
  ['HEIC', heic, 415, /Maximale Kompatibilität/],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, /als PNG speichern/],
  ['a PDF', pagesPdf(1), 415, /ein Bild gebraucht/],
  ['a text', 'Hallo', 415, /JPEG, PNG, WebP/],
  ['half a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2]), 422, /beschädigt/],
  ['31 MB', new Uint8Array(30_000_001), 413, /größer als 30 MB/],
])('%s is refused with a sentence, whatever it is called', async (_, bytes, status, sentence) => {
  const response = await send(bytes);
  expect(response.status).toBe(status);
  expect((await response.json()).message.text).toMatch(sentence);
});

test('a photo is shown in a few widths, to who knows its signature', async () => {
  const { url, id } = await taken(await picture(1600, 1000));
  const shown = await fetch(`${backEnd.origin}${url}?width=320`);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
  expect(await sharp(await shown.bytes()).metadata()).toMatchObject({ width: 320, height: 200 });
  const large = await fetch(`${backEnd.origin}${url}?width=2000`);
  expect(await sharp(await large.bytes()).metadata()).toMatchObject({ width: 1600 });
  expect((await filesOf(id)).toSorted()).toEqual(['2000', '320', 'original']);
  const other = await taken(await picture(10, 10));
  const [, , , , signature = ''] = other.url.split('/');
  const statusOf = async (path: string) => (await fetch(backEnd.origin + path)).status;
  expect(await statusOf(`/web-api/photos/${id}/${signature}?width=320`)).toBe(404);
  expect(await statusOf(`${url.slice(0, -1)}?width=320`)).toBe(404);
  expect(await statusOf(`${url}?width=321`)).toBe(400);
});

test('a deleted photo leaves nothing behind, an ordered one stays', async () => {
  const { url, id } = await taken();
  await fetch(`${backEnd.origin}${url}?width=320`);
  const remove = (path: string) => fetch(backEnd.origin + path, { method: 'DELETE' });
  expect((await remove(`${url.slice(0, -4)}AAAA`)).status).toBe(404);
  await backEnd.database
    .update(photos)
    .set({ keptUntil: daysLater(3) })
    .where(eq(photos.id, id));
  const refused = await remove(url);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message.text).toMatch(/Bestellung/);
  await backEnd.database.update(photos).set({ keptUntil: null }).where(eq(photos.id, id));
  expect((await remove(url)).status).toBe(200);
  expect(await filesOf(id)).toEqual([]);
  expect((await fetch(`${backEnd.origin}${url}?width=320`)).status).toBe(404);
  expect((await remove(url)).status).toBe(404);
});

test('a photo is over 60 days after it was last looked at', async () => {
  const { url } = await taken();
  const statusOn = async (day: number) => {
    now = daysLater(day);
    return (await fetch(`${backEnd.origin}${url}?width=320`)).status;
  };
  expect(await statusOn(59)).toBe(200);
  expect(await statusOn(118)).toBe(200);
  expect(await statusOn(179)).toBe(404);
  now = start;
});

test('a photo belongs to the customer who sent it, and goes with the account', async () => {
  const browser = openBrowser(backEnd);
  await signUpCustomer(backEnd, browser, {
    email: 'foto@kunde.example',
    password: 'vier blaue Papierschiffe',
    firstName: 'A',
    lastName: 'B',
  });
  const { id } = await (await browser.ask('/web-api/photos', { body: form(await picture()) })).json();
  const exported = await (await browser.ask('/web-api/customer-export?channel=blattwerk')).json();
  expect(exported.photos).toMatchObject([{ width: 600, height: 400, capturedAt: null }]);
  const shop = new URLSearchParams('channel=blattwerk&locale=de-DE');
  await browser.ask('/web-api/customer-delete', { body: shop });
  const [mail] = await backEnd.database.select().from(mails).where(eq(mails.kind, 'account-end'));
  const [link = ''] = /\S*customer-delete-confirm\S*/.exec(mail?.text ?? '') ?? [];
  await browser.ask('/web-api/customer-delete-confirm', {
    body: new URLSearchParams(new URL(link).search),
  });
  expect(await backEnd.database.select().from(photos).where(eq(photos.id, id))).toEqual([]);
  expect(await filesOf(id)).toEqual([]);
});
