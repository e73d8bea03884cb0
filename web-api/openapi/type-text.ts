import type { JsonSchema } from './document-model.ts';
import { escapeHtml } from './html.ts';

const formats: Record<string, string> = {
  'date-time': 'moment, ISO 8601 in UTC',
  date: 'date, YYYY-MM-DD',
  uri: 'address',
  email: 'e-mail address',
  binary: 'file',
};

/** What a value is, in a few words of HTML: `list of whole number, 1 to 50`, or a link to a named schema. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.replace('#/components/schemas/', ''));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return [...new Set(choices.map(typeText))].join(' or ');
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeText({ ...schema, type })).join(' or ');
  }
  if (schema.const !== undefined) return `always <code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  switch (schema.type) {
    case 'array':
      return `list of ${typeText(schema.items ?? {})}${limits(schema.minItems, schema.maxItems, 'entries')}`;
    case 'integer':
      return `whole number${limits(schema.minimum, schema.maximum)}`;
    case 'number':
      return `number${limits(schema.minimum, schema.maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return stringText(schema);
    case 'object':
      return 'object';
    default:
      return schema.type ?? 'anything';
  }
}

function stringText({ format, pattern, minLength, maxLength }: JsonSchema): string {
  const named = format === undefined ? undefined : formats[format];
  if (named) return named;
  const shape = pattern === undefined ? '' : `, matching <code>${escapeHtml(pattern)}</code>`;
  return `text${limits(minLength, maxLength, 'characters')}${shape}`;
}

function limits(least: number | undefined, most: number | undefined, unit = ''): string {
  const number = (value: number) => value.toLocaleString('en');
  const from = least === undefined || least === 0 ? undefined : number(least);
  // The largest safe number is zod's own limit, not the contract's.
  const to = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : number(most);
  const named = unit === '' ? '' : ` ${unit}`;
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}${named}`;
  if (to !== undefined) return `, at most ${to}${named}`;
  return from === undefined || least === -Number.MAX_SAFE_INTEGER ? '' : `, at least ${from}${named}`;
}
