import { z } from 'zod';
import type { Environment } from '../../../preview-addresses/location.ts';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { Result } from './result.ts';

const settingsAnswer = z
  .object({
    space: z.object({
      domain: z.string(),
      environments: z.array(z.object({ name: z.string(), location: z.string() })),
    }),
  })
  .transform(({ space }) => space);

/** Where a space is previewed: `domain` by default, and at its further addresses. */
export type PreviewSettings = z.infer<typeof settingsAnswer>;

export const getPreviewSettings = async (api: ManagementApi): Promise<Result<PreviewSettings>> =>
  read(await api.send(''), settingsAnswer);

/** Changes the further addresses as they are stored by now, so that no colleague's are lost. */
export async function changeEnvironments(
  api: ManagementApi,
  change: (environments: readonly Environment[]) => readonly Environment[],
): Promise<Result<PreviewSettings>> {
  const stored = await getPreviewSettings(api);
  if (!stored.ok) return stored;
  const space = { environments: change(stored.value.environments) };
  return read(await api.send('', { method: 'PUT', body: { space } }), settingsAnswer);
}
