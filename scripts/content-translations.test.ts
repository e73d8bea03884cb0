import { readdirSync, readFileSync } from 'node:fs';
import { isEmptyValue } from '@blattwerk/schemas/rules/model/empty-value.ts';
import { isRecord } from '@blattwerk/schemas/rules/model/is-record.ts';
import type { RuleField } from '@blattwerk/schemas/rules/model/rule-schema.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { type Language, languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
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

test.each(languages.filter((language) => language !== 'de'))(
  'every text of the seeded pages, and of their pictures, is there in %s',
  (language) => {
    expect(readdirSync(folder).flatMap((file) => untranslated(file, language))).toEqual([]);
  },
);

/** Where a story has texts in German only. */
function untranslated(file: string, language: Language): string[] {
  const story: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  return isRecord(story) ? germanOnly(story.content, file, language) : [`${file} is no story`];
}

/** Where a text is not translated, below a value of a story. */
function germanOnly(value: unknown, place: string, language: Language): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => germanOnly(item, `${place}[${index}]`, language));
  if (!isRecord(value)) return [];
  const fields = typeof value.component === 'string' ? (translated.get(value.component) ?? []) : [];
  const own = fields
    .filter(({ name, type }) => !isEmptyValue(type, value[name]))
    .filter(({ name, type }) => !isTranslated(type, value[name], value[`${name}__i18n__${language}`]))
    .map(({ name }) => `${place}.${name}`);
  return [
    ...own,
    ...(hasGermanAlt(value, language) ? [`${place} (alt)`] : []),
    ...Object.entries(value).flatMap(([key, part]) => germanOnly(part, `${place}.${key}`, language)),
  ];
}

function isTranslated(type: RuleField['type'], german: unknown, translation: unknown): boolean {
  if (isEmptyValue(type, translation)) return false;
  const text = JSON.stringify(translation);
  return text !== JSON.stringify(german) || text.length <= longestName;
}

function hasGermanAlt({ fieldtype, alt, meta_data }: Record<string, unknown>, language: Language): boolean {
  return (
    fieldtype === 'asset' && Boolean(alt) && !(isRecord(meta_data) && meta_data[`alt__i18n__${language}`])
  );
}
