import { z } from 'zod';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { Result } from './result.ts';

const assetSchema = z.object({
  id: z.number(),
  filename: z.string(),
  short_filename: z.string().nullish(),
  content_type: z.string().nullish(),
  content_length: z.number().nullish(),
  alt: z.string().nullish(),
  title: z.string().nullish(),
  copyright: z.string().nullish(),
  source: z.string().nullish(),
  focus: z.string().nullish(),
});
/** A file of the asset library. `filename` is its address. */
export type Asset = z.infer<typeof assetSchema>;

export type AssetDescription = Pick<Asset, 'alt' | 'title' | 'copyright' | 'source' | 'focus'>;

const listAnswer = z.object({ assets: z.array(assetSchema) }).transform(({ assets }) => assets);
const uploadAnswer = z.object({
  id: z.number(),
  post_url: z.string(),
  fields: z.record(z.string(), z.string()),
});

export const listAssets = (api: ManagementApi): Promise<Result<Asset[]>> => api.all('/assets', listAnswer);

export const describeAsset = async (
  api: ManagementApi,
  id: number,
  description: AssetDescription,
): Promise<Result<unknown>> => api.send(`/assets/${id}`, { method: 'PUT', body: { asset: description } });

/** Uploads a file in the CMS's three steps: announce, send, finish. */
export async function uploadAsset(api: ManagementApi, file: File): Promise<Result<Asset>> {
  const announced = read(
    await api.send('/assets', {
      method: 'POST',
      body: { filename: file.name, size: await sizeOf(file), validate_upload: 1 },
    }),
    uploadAnswer,
  );
  if (!announced.ok) return announced;
  const { id, post_url, fields } = announced.value;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  try {
    const sent = await fetch(post_url, { method: 'POST', body: form });
    if (!sent.ok) return { ok: false, error: { kind: 'failed', message: await sent.text() } };
  } catch {
    return { ok: false, error: { kind: 'offline' } };
  }
  const finished = await api.send(`/assets/${id}/finish_upload`);
  if (!finished.ok) return finished;
  return read(await api.send(`/assets/${id}`), assetSchema);
}

/** `1600x1200` for a picture, empty for anything else. */
async function sizeOf(file: File): Promise<string> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return '';
  try {
    const { width, height } = await createImageBitmap(file);
    return `${width}x${height}`;
  } catch {
    return '';
  }
}
