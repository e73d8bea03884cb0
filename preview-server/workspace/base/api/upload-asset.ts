import { z } from 'zod';
import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { readAsset } from './assets-api.ts';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { ApiError, Result } from './result.ts';

const announcement = z.object({
  id: z.number(),
  post_url: z.string(),
  fields: z.record(z.string(), z.string()),
});

type UploadOptions = {
  /** Folder it comes to lie in. */
  folder: number | undefined;
  signal: AbortSignal;
  /** How much has been sent, from 0 to 1. */
  onProgress(part: number): void;
};

/** What can go wrong besides an answer that never comes. */
export type UploadError = ApiError | { kind: 'cancelled' } | { kind: 'unreadable' } | { kind: 'tooLarge' };
export type UploadResult = { ok: true; value: Asset } | { ok: false; error: UploadError };

/** Uploads a file in the CMS's three steps: announce, send, finish. */
export async function uploadAsset(
  api: ManagementApi,
  file: File,
  { folder, signal, onProgress }: UploadOptions,
): Promise<UploadResult> {
  const announced = read(
    await api.send('/assets', {
      method: 'POST',
      body: {
        filename: file.name,
        size: await sizeOf(file),
        validate_upload: 1,
        ...(folder === undefined ? {} : { asset_folder_id: folder }),
      },
    }),
    announcement,
  );
  if (!announced.ok) return announced;
  const { id, post_url, fields } = announced.value;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const sent = await send(post_url, form, { signal, onProgress });
  if (!sent.ok) return sent;
  const finished = await api.send(`/assets/${id}/finish_upload`);
  if (!finished.ok) return finished;
  const asset: Result<Asset> = await readAsset(api, id);
  return asset;
}

/** `fetch` does not say how much has been sent. */
function send(
  url: string,
  form: FormData,
  { signal, onProgress }: Pick<UploadOptions, 'signal' | 'onProgress'>,
): Promise<{ ok: true } | { ok: false; error: UploadError }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (error: UploadError) => resolve({ ok: false, error });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => fail({ kind: 'offline' });
    request.onabort = () => fail({ kind: 'cancelled' });
    request.onload = () => {
      if (request.status < 300) resolve({ ok: true });
      else if (request.status === 413) fail({ kind: 'tooLarge' });
      else if (request.status === 422) fail({ kind: 'unreadable' });
      else fail({ kind: 'failed', message: `HTTP ${request.status}` });
    };
    if (signal.aborted) {
      fail({ kind: 'cancelled' });
      return;
    }
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });
}

/** `1600x1200` for a picture, empty for anything else. */
async function sizeOf(file: File): Promise<string> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return '';
  try {
    const picture = await createImageBitmap(file);
    const size = `${picture.width}x${picture.height}`;
    picture.close();
    return size;
  } catch {
    return '';
  }
}
