import type { FieldPluginSchema } from '@storyblok/field-plugin';
import type { FieldOf } from '../../../base/schema/definitions.ts';

const made = new Map<string, FieldPluginSchema>();

/**
 * A field's definition as plugins read it: options are texts. The previewed country comes along as option `country`, unless the
 * field names one, and what is wrong with entries of its list as option `marked`. The same gives the same object.
 */
export function pluginSchema(
  field: FieldOf<'custom'>,
  country: string | undefined,
  marked = '',
): FieldPluginSchema {
  const given = (field.options ?? []).flatMap(({ name, value }) =>
    name === undefined ? [] : [{ name, value: String(value ?? '') }],
  );
  const isFixed = country === undefined || given.some(({ name }) => name === 'country');
  const schema: FieldPluginSchema = {
    field_type: field.field_type ?? '',
    options: [
      ...given,
      ...(isFixed ? [] : [{ name: 'country', value: country }]),
      ...(marked === '' ? [] : [{ name: 'marked', value: marked }]),
    ],
    translatable: field.translatable === true,
  };
  const key = JSON.stringify(schema);
  const known = made.get(key);
  if (known) return known;
  made.set(key, schema);
  return schema;
}
