import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const client = () => space.management;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86b4a' } })
    .png()
    .toBuffer();

describe('management-api-client: assets', () => {
  it('uploads a picture by the vendor’s protocol and serves it', async () => {
    const folder = await client().assetFolders.create({ body: { asset_folder: { name: 'Teaser' } } });
    const content = await picture(120, 80);
    const asset = await client().assets.create({
      body: {
        short_filename: 'Schöne Karte (1).PNG',
        alt: 'Eine Karte',
        asset_folder_id: folder.data.asset_folder?.id,
        meta_data: { alt__i18n__en: 'A card' },
      },
      file: new Blob([new Uint8Array(content)]),
    });
    expect(asset).toMatchObject({
      short_filename: 'schoene-karte-1.png',
      content_type: 'image/png',
      content_length: content.length,
      alt: 'Eine Karte',
      meta_data: { alt__i18n__en: 'A card' },
    });
    expect(asset.filename).toMatch(
      new RegExp(`^${space.origin}/f/${space.spaceId}/120x80/[0-9a-f]{10}/schoene-karte-1\\.png$`),
    );

    const served = await fetch(asset.filename);
    expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);
    expect(served.headers.get('cache-control')).toContain('immutable');

    const { data } = await client().assets.list({ query: { in_folder: folder.data.asset_folder?.id } });
    expect(data.assets.map(({ id }) => id)).toEqual([asset.id]);

    await client().assets.delete(asset.id);
    expect((await fetch(asset.filename)).status).toBe(404);
    await client().assets.bulkRestore({ body: { ids: [asset.id] } });
    expect((await fetch(asset.filename)).status).toBe(200);
  });

  it('resizes and re-encodes in both forms of the address', async () => {
    const asset = await client().assets.create({
      body: { short_filename: 'gross.png' },
      file: new Blob([new Uint8Array(await picture(400, 300))]),
    });
    const read = async (path: string, accept = 'image/*') => {
      const response = await fetch(`${asset.filename}${path}`, { headers: { accept } });
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return [response.headers.get('content-type'), width, height];
    };
    expect(await read('/m/', 'image/webp,*/*')).toEqual(['image/webp', 400, 300]);
    expect(await read('/m/200x0/')).toEqual(['image/png', 200, 150]);
    expect(await read('/m/100x100/filters:quality(60):format(avif)')).toEqual(['image/avif', 100, 100]);
    expect(await read('/m/fit-in/100x100/filters:fill(ffffff):format(jpeg)')).toEqual([
      'image/jpeg',
      100,
      100,
    ]);
    expect(await read('/m/fit-in/100x100')).toEqual(['image/png', 100, 75]);
    expect(await read('/m/100x50:300x250/50x50/smart/filters:blur(2)')).toEqual(['image/png', 50, 50]);
    const refused = await fetch(`${asset.filename}/m/9000x9000`);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'Pictures can be 4000 pixels wide and high at most.' },
    ]);
  });

  it('makes laborious pictures apart from ordinary ones, a few for each visitor', async () => {
    const asset = await client().assets.create({
      body: { short_filename: 'flut.png' },
      file: new Blob([new Uint8Array(await picture(1200, 900))]),
    });
    const leave = new AbortController();
    const answers: string[] = [];
    const flood = Array.from({ length: 12 }, async (_, at) => {
      const path = `/m/${2400 + at}x0/filters:blur(150):format(avif):quality(100)`;
      const answer = await fetch(`${asset.filename}${path}`, { signal: leave.signal }).catch(() => undefined);
      if (answer) answers.push(`${answer.status} ${answer.headers.get('retry-after')}`);
    });
    const ordinary = await fetch(`${asset.filename}/m/200x0`);
    expect(ordinary.status).toBe(200);
    // One is made and five wait; the rest is refused.
    const refused = () => answers.filter((answer) => answer === '503 5').length;
    await expect.poll(refused, { timeout: 20_000 }).toBe(6);
    leave.abort();
    await Promise.all(flood);
    expect(refused()).toBe(6);
    const later = async () => (await fetch(`${asset.filename}/m/2300x0/filters:format(avif)`)).status;
    await expect.poll(later, { timeout: 20_000 }).toBe(200);
  });
});

describe('uploads by raw requests', () => {
  const assets = '/v1/spaces/100001/assets';
  const sign = async (filename: string): Promise<{ id: number; post_url: string }> =>
    (await space.request(`${assets}?filename=${filename}`, { method: 'POST' })).json();
  const form = (content: BlobPart) => {
    const body = new FormData();
    body.append('file', new File([content], 'x'));
    return body;
  };

  it('take only kinds of files that run nothing', async () => {
    const response = await space.request(`${assets}?filename=page.html`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: expect.stringMatching(/cannot be uploaded; the library takes avif/) },
    ]);
  });

  it('need the signature they were given', async () => {
    const { id, post_url } = await sign('x.txt');
    const other = await sign('y.txt');
    const stolen = post_url.replace(`/uploads/${id}`, `/uploads/${other.id}`);
    for (const url of [stolen, post_url.replace(/signature=./, 'signature=z'), post_url.replace(/\?.*/, '')])
      expect((await fetch(url, { method: 'POST', body: form('x') })).status).toBe(401);
    expect((await fetch(post_url, { method: 'POST', body: form('x') })).status).toBe(204);
  });

  it('refuse what is no picture, what is missing and what is too large', async () => {
    const { id, post_url } = await sign('bild.jpg');
    const unfinished = await space.request(`${assets}/${id}/finish_upload`);
    expect(unfinished.status).toBe(422);
    const broken = await fetch(post_url, { method: 'POST', body: form('kein Bild') });
    expect([broken.status, await broken.json()]).toEqual([
      422,
      { error: expect.stringMatching(/no picture/) },
    ]);
    const huge = await fetch(post_url, { method: 'POST', body: form(new Uint8Array(26 * 1024 * 1024)) });
    expect([huge.status, await huge.json()]).toEqual([413, { error: expect.stringMatching(/too large/) }]);
    const empty = await fetch(post_url, { method: 'POST', body: new FormData() });
    expect(empty.status).toBe(422);
  });

  it('wait their turn: many at once are all stored', async () => {
    const content = await picture(64, 64);
    const signed = await Promise.all(Array.from({ length: 60 }, (_, at) => sign(`bild-${at}.png`)));
    const sent = await Promise.all(
      signed.map(({ post_url }) =>
        fetch(post_url, { method: 'POST', body: form(new Uint8Array(content)) }).then(({ status }) => status),
      ),
    );
    expect(new Set(sent)).toEqual(new Set([204]));
  });

  it('give their turn back when the sender goes', async () => {
    const { post_url } = await sign('weg.png');
    for (let sender = 0; sender < 8; sender += 1) {
      const gone = new AbortController();
      const body = new ReadableStream({
        start: (stream) =>
          stream.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; ')),
        pull: () => gone.abort(),
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const options = { method: 'POST', headers, body, duplex: 'half', signal: gone.signal } as const;
      await expect(fetch(post_url, options)).rejects.toThrow();
    }
    const content = new Uint8Array(await picture(8, 8));
    expect((await fetch(post_url, { method: 'POST', body: form(content) })).status).toBe(204);
  });

  it('serve drawings that cannot run scripts, and parts of files', async () => {
    const { id, post_url } = await sign('logo.svg');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
    await fetch(post_url, { method: 'POST', body: form(svg) });
    const finished = await space.request(`${assets}/${id}/finish_upload`);
    const { filename }: { filename: string } = await finished.json();
    const served = await fetch(`${filename}/m/100x100`);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');

    const part = await fetch(filename, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'svg',
      `bytes 1-3/${svg.length}`,
    ]);
  });
});
