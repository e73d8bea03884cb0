import { once } from 'node:events';
import { request } from 'node:http';
import sharp from 'sharp';
import { type ShopPlace, startBuiltShop } from '../built-shop.ts';
import { ask } from './ask.ts';
import type { Outcome } from './outcome.ts';
import { newVisitor } from './visitors.ts';

const sent = 1_300_000;
const tus = { 'tus-resumable': '1.0.0' };

/** Asked to end while a photo is half there: nothing of it is sent twice after the restart. */
export async function arrivingPhoto(fault: string, place: ShopPlace): Promise<Outcome> {
  const photo = await noisyPhoto();
  const first = await startBuiltShop(place);
  const { 'content-type': _, ...visitor } = newVisitor();
  const created = await ask(`${first.storefront}/web-api/uploads`, {
    method: 'POST',
    headers: { ...visitor, ...tus, 'upload-length': String(photo.length) },
  });
  const path = created.headers.get('location') ?? '';
  const send = (at: number) => ({
    method: 'PATCH',
    headers: {
      ...visitor,
      ...tus,
      'upload-offset': String(at),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(photo.length - at),
    },
  });
  // Its sender has more, and does not come to an end with it.
  const half = request(`${first.storefront}${path}`, send(0));
  const answered = once(half, 'response').then(
    ([{ statusCode, headers }]) => `${statusCode} at ${headers['upload-offset']}`,
    (error: unknown) => `no answer (${String(error)})`,
  );
  await new Promise<void>((resolve, reject) => {
    half.write(photo.subarray(0, sent), (error) => (error ? reject(error) : resolve()));
  });
  await first.end('SIGTERM');
  const said = await answered;
  half.destroy();
  const second = await startBuiltShop(place);
  const url = `${second.storefront}${path}`;
  const kept = Number(
    (await ask(url, { method: 'HEAD', headers: { ...visitor, ...tus } })).headers.get('upload-offset'),
  );
  const rest = await fetch(url, { ...send(kept), body: new Uint8Array(photo.subarray(kept)) });
  const made = await ask(`${url}/photo`, { method: 'POST', headers: visitor });
  await second.end('SIGTERM');
  return {
    fault,
    found: `answered ${said}; ${kept} of ${sent} bytes are there afterwards, and the rest makes a photo`,
    wrong: [
      ...(said === `204 at ${sent}` ? [] : [`it was answered ${said}`]),
      ...(kept === sent ? [] : [`${sent - kept} bytes lost`]),
      ...(rest.status === 204 ? [] : [`the rest was answered ${rest.status}`]),
      ...(made.status === 201 ? [] : [`the photo was answered ${made.status}`]),
    ],
  };
}

/** Noise does not get smaller: some megabytes. */
function noisyPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
}
