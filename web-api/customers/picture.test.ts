import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';
import { fetchGooglePicture, squarePicture } from './picture.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const address = '/web-api/customer-picture';

function photo(): Promise<Uint8Array> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#33503f' } })
    .withExif({ IFD0: { Artist: 'Anna', Make: 'Kamera' } })
    .jpeg()
    .toBuffer();
}

function upload(bytes: Uint8Array, name = 'foto.jpg'): FormData {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

async function customer() {
  const browser = openBrowser(backEnd);
  const email = `bild${Math.random().toString(36).slice(2)}@kunde.example`;
  const body = { email, password: 'Papier & Tinte', firstName: 'Anna', lastName: 'Beispiel' };
  await signUpCustomer(backEnd, browser, body);
  return browser;
}

test('a picture becomes a square without anything but pixels, and can be changed', async () => {
  const browser = await customer();
  expect((await browser.ask(`${address}?channel=blattwerk`)).status).toBe(404);
  const saved = await browser.ask(address, { method: 'PUT', body: upload(await photo()) });
  expect([saved.status, (await saved.json()).message.text]).toEqual([200, 'Das Bild ist gespeichert.']);
  const shown = await browser.ask(`${address}?channel=blattwerk`);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const picture = await sharp(await shown.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect([picture.exif, picture.icc, picture.xmp]).toEqual([undefined, undefined, undefined]);
  expect((await browser.ask(`${address}?channel=myposter`)).status).toBe(401);
});

test('guests have no picture and save none', async () => {
  const browser = openBrowser(backEnd);
  expect((await browser.ask(`${address}?channel=blattwerk`)).status).toBe(401);
  expect((await browser.ask(address, { method: 'PUT', body: upload(await photo()) })).status).toBe(401);
});

test('what is no picture is refused by its bytes, whatever its name', async () => {
  const browser = await customer();
  const drawing = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  const half = (await photo()).slice(0, 400);
  const put = async (bytes: Uint8Array) =>
    (await browser.ask(address, { method: 'PUT', body: upload(bytes) })).status;
  expect([await put(drawing), await put(half)]).toEqual([415, 422]);
  expect(await put(new Uint8Array(10_500_000))).toBe(413);
});

test('a picture of too many pixels is refused before it is unpacked', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect(await squarePicture(bomb)).toEqual({ ok: false, reason: 'broken' });
});

test('only Google is asked for Google’s picture, and only so much is read', async () => {
  const asked: string[] = [];
  const send =
    (body: Uint8Array<ArrayBuffer>): typeof fetch =>
    async (input) => {
      asked.push(String(input));
      return new Response(body);
    };
  for (const url of [
    'http://lh3.googleusercontent.com/a/x',
    'https://lh3.googleusercontent.com.evil.example/a/x',
    'https://lh3.googleusercontent.com:8443/a/x',
    'https://127.0.0.1/a/x',
    'nonsense',
  ])
    expect(await fetchGooglePicture(url, send(new Uint8Array(9)))).toBeUndefined();
  expect(asked).toEqual([]);
  const own = 'https://lh3.googleusercontent.com/a/x';
  expect(await fetchGooglePicture(own, send(new Uint8Array(9)))).toHaveLength(9);
  expect(await fetchGooglePicture(own, send(new Uint8Array(2_100_000)))).toBeUndefined();
});
