import { schema } from '@blattwerk/schemas/schema.ts';

const prefix = 'blattwerk-';

/** Field types that have a plugin, and the name of its folder: `blattwerk-product` is `product`. */
export const servedFieldPlugins: readonly { fieldType: string; name: string }[] = Object.values(
  schema.fieldPlugins,
).map(({ fieldType }) => ({ fieldType, name: fieldType.slice(prefix.length) }));

/** Where the workspace frames each field type's plugin. */
export function fieldPluginAddresses(origin: string): Record<string, string> {
  return Object.fromEntries(
    servedFieldPlugins.map(({ fieldType, name }) => [fieldType, `${origin}/field-plugins/${name}/`]),
  );
}
