import { type SchemaSnapshot, snapshotOf } from '@blattwerk/schemas/changes/schema-snapshot.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { z } from 'zod';
import type { Space } from './open-space.ts';
import type { Result } from './result.ts';
import { recordedMigrations } from './space-record.ts';

const component = z.object({
  name: z.string(),
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  schema: z.record(z.string(), z.looseObject({ type: z.string() })),
});
const components = z.object({ components: z.array(component) }).transform((answer) => answer.components);

/** The schema a space has, as its components say; the values of field plugins are not described there. */
export async function spaceSchema(space: Space): Promise<Result<SchemaSnapshot>> {
  const read = await space.get('/components', components);
  if (!read.ok) return read;
  const recorded = await recordedMigrations(space);
  if (!recorded.ok) return recorded;
  const blocks = read.value.map(({ schema: fields, ...block }) => ({
    ...block,
    fields: Object.entries(fields).map(([name, field]) => ({
      ...field,
      name,
      ...(field.component_whitelist && field.type !== 'multilink'
        ? { allow: field.component_whitelist }
        : {}),
      ...(field.datasource_slug ? { datasource: field.datasource_slug } : {}),
    })),
  }));
  const named = Object.fromEntries(blocks.map((block) => [block.name, block]));
  return {
    ok: true,
    value: snapshotOf({ blocks: named, fieldPlugins: schema.fieldPlugins }, recorded.value),
  };
}
