import { readdirSync, readFileSync } from 'node:fs';
import { isEmptyValue } from '@blattwerk/schemas/rules/empty-value.ts';
import { isRecord } from '@blattwerk/schemas/rules/is-record.ts';
import type { RuleField } from '@blattwerk/schemas/rules/rule-schema.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { expect, test } from 'vitest';

const folder = new URL('../content/stories/100001/', import.meta.url);
const blocks: readonly { name: string; fields: readonly (RuleField & { translatable?: boolean })[] }[] =
  Object.values(schema.blocks);
const translated = new Map(
  blocks.map(({ name, fields }) => [
    name,
    fields.filter(({ type, translatable }) => translatable && type !== 'bloks'),
  ]),
);
/** The same words in both languages are a proper name when they are this short. */
const longestName = 60;

test('every text of the seeded pages, and of their pictures, is there in English', () => {
  const untranslated = readdirSync(folder).flatMap((file) => {
    const story: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return isRecord(story) ? germanOnly(story.content, file) : [`${file} is no story`];
  });
  expect(untranslated).toEqual([]);
});

/** Where a text has no English, below a value of a story. */
function germanOnly(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => germanOnly(item, `${place}[${index}]`));
  if (!isRecord(value)) return [];
  const fields = typeof value.component === 'string' ? (translated.get(value.component) ?? []) : [];
  const own = fields
    .filter(({ name, type }) => !isEmptyValue(type, value[name]))
    .filter(({ name, type }) => !isEnglish(type, value[name], value[`${name}__i18n__en`]))
    .map(({ name }) => `${place}.${name}`);
  return [
    ...own,
    ...(hasGermanAlt(value) ? [`${place} (alt)`] : []),
    ...Object.entries(value).flatMap(([key, part]) => germanOnly(part, `${place}.${key}`)),
  ];
}

function isEnglish(type: RuleField['type'], german: unknown, english: unknown): boolean {
  if (isEmptyValue(type, english)) return false;
  const text = JSON.stringify(english);
  return text !== JSON.stringify(german) || text.length <= longestName;
}

function hasGermanAlt({ fieldtype, alt, meta_data }: Record<string, unknown>): boolean {
  return fieldtype === 'asset' && Boolean(alt) && !(isRecord(meta_data) && meta_data.alt__i18n__en);
}
