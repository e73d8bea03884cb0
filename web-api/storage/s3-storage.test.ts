import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';

const settings = { bucket: 'photos', region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' };
const objects = new Map<string, Buffer>();
let failures = 0;

/** A bucket that holds every request against its signature, as S3 does. */
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const { method, url = '/' } = request;
  if (!isSigned(request, body)) response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
  else if (failures > 0) {
    failures -= 1;
    response.writeHead(503).end();
  } else if (method === 'PUT') {
    objects.set(url, body);
    response.end();
  } else if (method === 'DELETE') {
    objects.delete(url);
    response.writeHead(204).end();
  } else {
    const found = objects.get(url);
    response.writeHead(found ? 200 : 404).end(found);
  }
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  endpoint = `http://127.0.0.1:${address.port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const [, names = '', given = ''] =
    /SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false;
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', lines.join(''), names, sha256(body)].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${settings.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (secret, part) => createHmac('sha256', secret).update(part).digest(),
      `AWS4${settings.secretAccessKey}`,
    );
  return createHmac('sha256', key).update(toSign).digest('hex') === given;
}

test('a file is put, read and deleted in a bucket', async () => {
  const storage = createS3Storage({ ...settings, endpoint });
  await storage.put('photos/one/original', new Uint8Array([1, 2, 3]));
  expect([...objects.keys()]).toEqual(['/photos/photos/one/original']);
  expect([...((await storage.get('photos/one/original')) ?? [])]).toEqual([1, 2, 3]);
  await storage.delete('photos/one/original');
  await storage.delete('photos/one/original');
  expect(await storage.get('photos/one/original')).toBeUndefined();
});

test('a fault of the provider’s is tried again', async () => {
  const storage = createS3Storage({ ...settings, endpoint });
  failures = 2;
  await storage.put('photos/two/original', new Uint8Array([9]));
  expect([...((await storage.get('photos/two/original')) ?? [])]).toEqual([9]);
});

test('a wrong key is told, and no name leads elsewhere', async () => {
  const storage = createS3Storage({ ...settings, endpoint, secretAccessKey: 'wrong' });
  await expect(storage.get('photos/one/original')).rejects.toThrow('SignatureDoesNotMatch');
  await expect(storage.get('../other-bucket/file')).rejects.toThrow('cannot be called');
});
