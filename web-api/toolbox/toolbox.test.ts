import { customerSessions } from '@blattwerk/database/tables/customers.ts';
import { files } from '@blattwerk/database/tables/files.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';
import { endlessPdf, pagesPdf } from '../test-support/tiny-pdf.ts';
import { createToolbox } from './toolbox.ts';

let backEnd: RunningBackEnd;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  backEnd = await startBackEnd({}, () => now);
});
afterAll(() => backEnd.close());

type Sent = { name?: string; type?: string; fields?: Record<string, string>; init?: RequestInit };

function send(
  path: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  { name = 'bild.png', type = '', fields = {}, init = {} }: Sent = {},
  server = backEnd,
) {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set('file', new Blob([bytes], { type }), name);
  return server.ask(`/web-api/${path}`, { method: 'POST', body, ...init });
}

async function picture(width = 30, height = 20): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 3, background: '#c03040' } });
  return new Uint8Array(await image.png().toBuffer());
}

test('a picture is made ready for print and fetched by its link', async () => {
  const response = await send('toolbox-convert-file', await picture(1181, 591), {
    name: 'Käthes Geburtstag.txt',
    type: 'text/html',
  });
  expect(response.status).toBe(201);
  const { file, print } = await response.json();
  expect(file).toMatchObject({
    media: 'image/jpeg',
    width: 1181,
    height: 591,
    expiresAt: '2026-11-20T13:00:00.000Z',
  });
  expect(print).toEqual({ dotsPerInch: 300, width: 100, height: 50 });

  const download = await fetch(backEnd.origin + file.url);
  expect(download.headers.get('content-type')).toBe('image/jpeg');
  expect(download.headers.get('x-content-type-options')).toBe('nosniff');
  expect(download.headers.get('cache-control')).toBe('no-store');
  expect(download.headers.get('content-disposition')).toBe(
    `attachment; filename="K?thes Geburtstag-druck.jpg"; filename*=UTF-8''K%C3%A4thes%20Geburtstag-druck.jpg`,
  );
  expect((await download.bytes()).length).toBe(file.bytes);
});

test('a file belongs to the session of who sent it, a guest’s to none', async () => {
  const browser = openBrowser(backEnd);
  const body = { email: 'foto@kunde.example', password: 'Papier & Tinte', firstName: 'A', lastName: 'B' };
  await signUpCustomer(backEnd, browser, body);
  const upload = async () => {
    const form = new FormData();
    form.set('file', new Blob([await picture()]), 'bild.png');
    return form;
  };
  await backEnd.database.delete(files);
  await browser.ask('/web-api/toolbox-convert-file', { body: await upload() });
  await openBrowser(backEnd).ask('/web-api/toolbox-optimize-image', { body: await upload() });
  const rows = await backEnd.database.select().from(files).orderBy(files.kind);
  const [session] = await backEnd.database.select().from(customerSessions);
  expect(rows.map(({ kind, sessionId }) => [kind, sessionId])).toEqual([
    ['toolbox-print', session?.id],
    ['toolbox-web', null],
  ]);
  // Signing out ends the session; the promised link works until it expires.
  await browser.ask('/web-api/customer-logout', { method: 'POST' });
  const [after] = await backEnd.database.select().from(files).where(eq(files.kind, 'toolbox-print'));
  expect(after?.sessionId).toBeNull();
});

test('after an hour the link says so, a forged one opens nothing', async () => {
  const { file } = await (await send('toolbox-convert-file', await picture())).json();
  now = new Date('2026-11-20T13:00:01Z');
  const german = await fetch(backEnd.origin + file.url, { headers: { 'accept-language': 'de-AT,de' } });
  expect(german.status).toBe(410);
  expect(await german.text()).toMatch(/nach einer Stunde gelöscht/);
  now = new Date('2026-11-20T12:00:00Z');
  const forged = await fetch(`${backEnd.origin}${file.url}x`, { headers: { 'accept-language': 'fr' } });
  expect(forged.status).toBe(404);
  expect(await forged.text()).toMatch(/Ce fichier n’existe pas/);
});

test('a picture for screens says what was saved', async () => {
  const noise = sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const bytes = new Uint8Array(await noise.jpeg({ quality: 100 }).toBuffer());
  const fields = { maximumSide: '300', quality: '70', format: 'webp' };
  const { file, originalBytes, savedBytes } = await (
    await send('toolbox-optimize-image', bytes, { name: 'a.jpg', fields })
  ).json();
  expect(file).toMatchObject({ name: 'a-web.webp', media: 'image/webp', width: 300, height: 200 });
  expect([originalBytes, savedBytes]).toEqual([bytes.length, bytes.length - file.bytes]);
});

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
test.each([
  ['a drawing', svg, /als PNG speichern/],
  ['a photo of an iPhone', heic, /Maximale Kompatibilität/],
  ['a PDF', pagesPdf(1), /ein Bild gebraucht/],
  ['a text', 'Hallo', /JPEG, PNG, WebP/],
  ['nothing', '', /JPEG, PNG, WebP/],
])('%s is no picture for print, whatever it is called', async (_, bytes, sentence) => {
  const response = await send('toolbox-convert-file', bytes, { name: 'foto.jpg', type: 'image/jpeg' });
  expect(response.status).toBe(415);
  expect((await response.json()).message.text).toMatch(sentence);
});

test.each([
  ['blattwerk-gb', /Most Compatible/, /larger than 30 MB/],
  ['blattwerk-fr', /Le plus compatible/, /dépasse 30 Mo/],
  ['blattwerk-it', /Più compatibile/, /supera i 30 MB/],
  ['blattwerk-es', /Más compatible/, /supera los 30 MB/],
  ['blattwerk-nl', /Meest compatibel/, /groter dan 30 MB/],
])('sentences are in the language of the shop: %s', async (locale, unread, tooLarge) => {
  const init = { headers: { 'x-channel': 'blattwerk', 'x-locale': locale } };
  const sentence = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await (await send('toolbox-convert-file', bytes, { init })).json()).message.text;
  expect(await sentence(heic)).toMatch(unread);
  expect(await sentence(new Uint8Array(30_000_001))).toMatch(tooLarge);
});

test('every page of a PDF becomes a picture', async () => {
  const fields = { dotsPerInch: '150' };
  const response = await send('toolbox-convert-pdf', pagesPdf(3), { name: 'einladung.pdf', fields });
  const { pages } = await response.json();
  expect(
    pages.map((page: { file: { name: string; width: number } }) => [page.file.name, page.file.width]),
  ).toEqual([1, 2, 3].map((number) => [`einladung-seite-${number}.jpg`, 150]));
  expect(pages[0].print).toEqual({ dotsPerInch: 150, width: 25.4, height: 50.8 });
  const last = await (await fetch(backEnd.origin + pages[2].file.url)).bytes();
  const { dominant } = await sharp(last).stats();
  expect(dominant.r).toBeGreaterThan(240);
});

test.each([
  ['toolbox-convert-pdf', pagesPdf(41), 422, /mehr als 40 Seiten/],
  ['toolbox-convert-pdf', '%PDF-1.7 kaputt', 422, /beschädigt/],
  ['toolbox-convert-pdf', svg, 415, /keine PDF-Datei/],
  ['toolbox-convert-file', new Uint8Array(30_000_001), 413, /größer als 30 MB/],
])('%s refuses with a sentence', async (path, bytes, status, sentence) => {
  const response = await send(path, bytes);
  expect(response.status).toBe(status);
  expect((await response.json()).message.text).toMatch(sentence);
});

test('too many files at once are told when to come back; who leaves makes room', async () => {
  const leaving = new AbortController();
  const init = { signal: leaving.signal };
  const all = Array.from({ length: 5 }, () => send('toolbox-convert-pdf', endlessPdf(), { init }));
  const refused = await Promise.race(all);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  leaving.abort();
  await Promise.allSettled(all);
  await expect
    .poll(async () => (await send('toolbox-convert-pdf', pagesPdf(1))).status, { timeout: 20_000 })
    .toBe(201);
});

test('nobody fills the store alone', async () => {
  const toolbox = createToolbox(
    { secret: 'a secret of the test', toolbox: { directory: backEnd.filesDirectory, requestsPerMinute: 1 } },
    backEnd.database,
    () => now,
    pino({ level: 'silent' }),
  );
  expect(await toolbox.takeRoom('one', 150_000_000)).toBeUndefined();
  expect(await toolbox.takeRoom('one', 60_000_000)).toBeGreaterThan(3000);
  expect(await toolbox.takeRoom('another', 60_000_000)).toBeUndefined();
  await toolbox.close();
});

test('too many files in a minute are told how long to wait', async () => {
  const toolbox = { directory: backEnd.filesDirectory, requestsPerMinute: 1 };
  const strict = await startBackEnd({ toolbox });
  const first = await send('toolbox-convert-file', await picture(), {}, strict);
  const second = await send('toolbox-convert-file', await picture(), {}, strict);
  await strict.close();
  expect([first.status, second.status]).toEqual([201, 429]);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
});
