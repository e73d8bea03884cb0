import { z } from 'zod';

const names = z.array(z.string()).nullish().catch(undefined);
/** The vendor writes limits as numbers and as strings. */
const limit = z.coerce.number().optional().catch(undefined);

/** A field as the management API stores it, as far as stories are judged by it; what cannot be read counts as not said. */
const wireField = z.object({
  type: z.string(),
  display_name: z.string().nullish().catch(undefined),
  field_type: z.string().optional().catch(undefined),
  required: z.boolean().optional().catch(undefined),
  translatable: z.boolean().optional().catch(undefined),
  source: z.string().optional().catch(undefined),
  options: z
    .array(z.object({ name: z.coerce.string().optional(), value: z.coerce.string().optional() }))
    .optional()
    .catch(undefined),
  restrict_components: z.boolean().nullish().catch(undefined),
  restrict_type: z.string().nullish().catch(undefined),
  component_whitelist: names,
  component_group_whitelist: names,
  component_tag_whitelist: z.array(z.coerce.string()).nullish().catch(undefined),
  max_length: limit,
  minlength: limit,
  min_value: limit,
  max_value: limit,
  decimals: limit,
  steps: limit,
  minimum: limit,
  maximum: limit,
  minimum_entries: limit,
  maximum_entries: limit,
  min_options: z.coerce.string().optional().catch(undefined),
  max_options: z.coerce.string().optional().catch(undefined),
});
export type WireField = z.output<typeof wireField>;

const component = z.object({
  name: z.string(),
  display_name: z.string().nullish(),
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  component_group_uuid: z.string().nullish(),
  internal_tag_ids: z.array(z.coerce.string()).default([]),
  schema: z.record(z.string(), wireField.nullable().catch(null)),
});
export type SpaceComponent = z.output<typeof component>;

/** The blocks a space knows and the folders they lie in: the answer of `GET /v1/spaces/{id}/components`. */
export const spaceComponentsSchema = z.object({
  components: z.array(component),
  component_groups: z.array(z.object({ uuid: z.string(), parent_uuid: z.string().nullish() })),
});
export type SpaceComponents = z.output<typeof spaceComponentsSchema>;
