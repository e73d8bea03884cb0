import { DetailedError, Upload } from 'tus-js-client';
import { readAnswer } from './read-answer.ts';
import type { SendPhoto, SendResult } from './send-photo.ts';

/** What goes on just now: a file that stands in two places is two uploads. */
const running = new Set<string>();

type Sender = {
  headers: Record<string, string>;
  /** The same file of the same sender goes on where it was. */
  sender: string;
};

/**
 * Sends a file in parts, by the tus protocol: from where an earlier attempt of this browser broke, also one before a
 * reload. Tries once: the caller knows when to try again.
 */
export async function sendInParts(
  file: File,
  { headers, sender }: Sender,
  options: Parameters<SendPhoto>[1],
): Promise<SendResult> {
  const name = ['photo', file.name, file.type, file.size, file.lastModified, sender].join(' ');
  const isFirst = !running.has(name);
  running.add(name);
  try {
    return await send(file, headers, { ...options, name: isFirst ? name : undefined });
  } finally {
    if (isFirst) running.delete(name);
  }
}

type Options = Parameters<SendPhoto>[1] & {
  /** It is known by in this browser; undefined: it goes on from nothing, and nothing from it. */
  name: string | undefined;
};

async function send(
  file: File,
  headers: Record<string, string>,
  { signal, onProgress, name }: Options,
): Promise<SendResult> {
  const told = Promise.withResolvers<SendResult | undefined>();
  const upload = new Upload(file, {
    endpoint: `${location.origin}/web-api/uploads`,
    headers,
    retryDelays: null,
    storeFingerprintForResuming: name !== undefined,
    fingerprint: async () => name ?? crypto.randomUUID(),
    onProgress: (sent, total) => onProgress(sent / total),
    onSuccess: () => told.resolve(undefined),
    onError: (error) => told.resolve(failureOf(error)),
  });
  const previous = name === undefined ? [] : await upload.findPreviousUploads();
  const latest = previous.toSorted((one, other) => (one.creationTime < other.creationTime ? 1 : -1))[0];
  if (latest) upload.resumeFromPreviousUpload(latest);
  signal.addEventListener('abort', () => {
    void upload.abort().catch(() => {});
    told.resolve({ ok: false, reason: 'broken' });
  });
  if (signal.aborted) return { ok: false, reason: 'broken' };
  upload.start();
  const failure = await told.promise;
  if (failure) return failure;
  const response = await fetch(`${upload.url}/photo`, { method: 'POST', headers, signal });
  const result = readAnswer(response.status, await response.text());
  // Only now: until then another attempt asks for the photo of what has arrived.
  if (result.ok || result.reason === 'refused') await forget(upload);
  return result;
}

function failureOf(error: Error | DetailedError): SendResult {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status === 413) return { ok: false, reason: 'too-large' };
  // All others pass: a place that another attempt was faster at, a server that is just starting.
  if (status !== 403 && status !== 429 && status !== 503) return { ok: false, reason: 'broken' };
  return readAnswer(status, response?.getBody() ?? '');
}

async function forget(upload: Upload): Promise<void> {
  const { urlStorage } = upload.options;
  for (const { urlStorageKey } of await upload.findPreviousUploads())
    await urlStorage?.removeUpload(urlStorageKey);
}
