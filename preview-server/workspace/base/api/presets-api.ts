import { z } from 'zod';
import type { Block } from '../content/block.ts';
import type { Preset } from '../content/saved-section.ts';
import type { ManagementApi } from './management-api.ts';
import { type Answer, read } from './request.ts';
import type { Result } from './result.ts';

const presetSchema = z.object({
  id: z.number(),
  name: z.string(),
  preset: z.record(z.string(), z.unknown()).nullable(),
});
const listAnswer = z.object({ presets: z.array(presetSchema) }).transform(({ presets }) => presets);
const idsAnswer = z
  .object({ components: z.array(z.object({ id: z.number(), name: z.string() })) })
  .transform(({ components }) => components);

/** Ready-filled blocks of the space, shared by all editors. */
export async function listPresets(api: ManagementApi): Promise<Result<Preset[]>> {
  return read(await api.send('/presets'), listAnswer);
}

export async function createPreset(
  api: ManagementApi,
  name: string,
  content: Block,
): Promise<Result<Answer>> {
  const known = read(await api.send('/components'), idsAnswer);
  if (!known.ok) return known;
  const component_id = known.value.find((component) => component.name === content.component)?.id;
  return api.send('/presets', { method: 'POST', body: { preset: { name, component_id, preset: content } } });
}

export const renamePreset = (api: ManagementApi, id: number, name: string): Promise<Result<Answer>> =>
  api.send(`/presets/${id}`, { method: 'PUT', body: { preset: { name } } });

export const deletePreset = (api: ManagementApi, id: number): Promise<Result<Answer>> =>
  api.send(`/presets/${id}`, { method: 'DELETE' });
