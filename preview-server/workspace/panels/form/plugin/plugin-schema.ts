import type { FieldPluginSchema } from '@storyblok/field-plugin';
import type { FieldOf } from '../../../base/schema/definitions.ts';

const made = new Map<string, FieldPluginSchema>();

/**
 * A field's definition as plugins read it: options are texts. The previewed country comes along as option `country`, unless the
 * field names one. The same field and country give the same object.
 */
export function pluginSchema(field: FieldOf<'custom'>, country: string | undefined): FieldPluginSchema {
  const given = (field.options ?? []).flatMap(({ name, value }) =>
    name === undefined ? [] : [{ name, value: String(value ?? '') }],
  );
  const isFixed = country === undefined || given.some(({ name }) => name === 'country');
  const schema: FieldPluginSchema = {
    field_type: field.field_type ?? '',
    options: isFixed ? given : [...given, { name: 'country', value: country }],
    translatable: field.translatable === true,
  };
  const key = JSON.stringify(schema);
  const known = made.get(key);
  if (known) return known;
  made.set(key, schema);
  return schema;
}
