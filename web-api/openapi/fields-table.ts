import type { JsonSchema } from './document-model.ts';
import { escapeHtml, prose } from './html.ts';
import { typeText } from './type-text.ts';

export type Field = { name: string; isRequired: boolean; schema: JsonSchema; where?: string };

/** More values than these are folded away. */
const valuesShown = 12;

/** Requests say what they need, answers what they may lack. */
type Side = 'request' | 'answer';

/** What fields are called, what they take and what they mean. Inner objects follow as `items[].sku`. */
export function fieldsTable(caption: string, fields: readonly Field[], side: Side): string {
  if (fields.length === 0) return '';
  const rows = fields.flatMap((field) => [field, ...innerFields(field)]).map((field) => row(field, side));
  return `<table><caption>${escapeHtml(caption)}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

/** The fields of an object, or nothing for another kind of value. */
export function fieldsOf(schema: JsonSchema): Field[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    isRequired: required.has(name),
    schema: property,
  }));
}

function innerFields({ name, schema }: Field): Field[] {
  const item = schema.type === 'array' ? schema.items : undefined;
  const object = item ?? schema.anyOf?.find(({ properties }) => properties) ?? schema;
  return fieldsOf(object).flatMap((inner) => {
    const field = { ...inner, name: `${name}${item ? '[]' : ''}.${inner.name}` };
    return [field, ...innerFields(field)];
  });
}

function row({ name, isRequired, schema, where }: Field, side: Side): string {
  const need = side === 'request' ? isRequired && 'required' : !isRequired && 'may be missing';
  const marks = [where, need].filter((mark) => mark);
  return `<tr><th scope="row"><code>${breakable(name)}</code>${
    marks.length > 0 ? `<span class="mark">${marks.join(', ')}</span>` : ''
  }</th><td>${meaning(schema)}</td></tr>`;
}

function meaning(schema: JsonSchema): string {
  const values = schema.enum ?? schema.items?.enum;
  return [
    schema.description === undefined ? '' : `<p>${prose(schema.description)}</p>`,
    values ? allowed(values, schema.type === 'array') : `<p class="type">${typeText(schema)}</p>`,
    fact('Without it', schema.default),
    fact('For example', schema.example),
  ].join('');
}

function allowed(values: readonly unknown[], isList: boolean): string {
  const items = values.map((value) => `<li><code>${escapeHtml(plain(value))}</code></li>`).join('');
  const list = `<ul class="values">${items}</ul>`;
  const kind = isList ? 'Any of' : 'One of';
  if (values.length <= valuesShown) return `<p class="type">${kind}</p>${list}`;
  return `<details><summary>${kind} ${values.length} values</summary>${list}</details>`;
}

function fact(label: string, value: unknown): string {
  if (value === undefined) return '';
  const text = Array.isArray(value) ? value.map(plain).join(', ') : plain(value);
  return `<p class="type">${label}: <code>${escapeHtml(text)}</code></p>`;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Long dotted names may break where a word ends. */
function breakable(name: string): string {
  return escapeHtml(name)
    .replaceAll(/([.\]])(?=\w)/g, '$1<wbr>')
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1<wbr>');
}
