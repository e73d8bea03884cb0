import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../openapi/document-model.ts';

/** Values that fit a schema, as far as it says. Small numbers come often, so that some name what is there. */
export function fitting(schema: JsonSchema, named: (reference: string) => JsonSchema): Arbitrary<unknown> {
  const { example, ...bare } = schema;
  if (example !== undefined) return fc.oneof(fc.constant(example), fitting(bare, named));
  if (schema.$ref !== undefined) return fitting(named(schema.$ref), named);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, named)));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf), named);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type }, named)));
  switch (schema.type) {
    case 'string':
      return fittingText(schema);
    case 'integer':
    case 'number':
      return fittingNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, named), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const values = Object.fromEntries(properties.map(([key, value]) => [key, fitting(value, named)]));
      const required = schema.required ?? [];
      return fc.record(values, { requiredKeys: required.filter((key) => key in values) });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingText({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date') return days.map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return days.map((day) => day.toISOString());
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter(fits);
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20) });
}

const days = fc.date({
  min: new Date('1920-01-01'),
  max: new Date('2035-01-01'),
  noInvalidDate: true,
});

function fittingNumber({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const max = Math.max(min, maximum ?? 1000);
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.min(max, Math.ceil(min) + 20) }),
    fc.integer({ min: Math.ceil(min), max }),
  );
}
