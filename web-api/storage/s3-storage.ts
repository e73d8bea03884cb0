import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Storage, storageName } from './storage.ts';

export type S3Settings = {
  /** Of the provider, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const timeLimit = 30_000;
/** After what the provider calls a fault of its own. */
const retries = 3;

/** A bucket at any provider that speaks S3's protocol. */
export function createS3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, body?: Uint8Array<ArrayBuffer>) {
    if (!storageName.test(name)) throw new Error(`A file in the storage cannot be called ${name}.`);
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const response = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: { 'x-amz-content-sha256': sha256 },
      signal: AbortSignal.timeout(timeLimit),
      ...(body && { body }),
    });
    if (response.ok || response.status === 404) return response;
    const reason = (await response.text()).slice(0, 300);
    throw new Error(`The storage answered ${method} with ${response.status}: ${reason}`);
  }

  return {
    async put(name, bytes) {
      const response = await ask('PUT', name, new Uint8Array(bytes));
      if (!response.ok) throw new Error(`The storage knows no bucket ${bucket}.`);
    },
    async get(name) {
      const response = await ask('GET', name);
      return response.ok ? response.bytes() : undefined;
    },
    async delete(name) {
      await ask('DELETE', name);
    },
  };
}
