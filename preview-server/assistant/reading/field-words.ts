import { pickerTypes } from '@blattwerk/schemas/fields/picker-types.ts';
import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import { optionLabel } from '@blattwerk/schemas/rules/model/labels.ts';
import { inBothLanguages } from '@blattwerk/schemas/rules/model/rule-schema.ts';
import { allowedIn, holdsValue, type KnownBlock, type KnownField, knownBlocks } from './block-definitions.ts';

type Language = keyof Sentence;

/** A block as programs read of it: what it is called and for, and every field in a sentence. */
export function blockWords(block: KnownBlock, language: Language) {
  return {
    ...{ component: block.name, ...blockName(block, language) },
    fields: Object.fromEntries(
      block.fields.filter(holdsValue).map((field) => [field.name, fieldWords(field, language)]),
    ),
  };
}

/** What a block is called, what it is for, and which lists take it. */
export function blockSummary(block: KnownBlock, language: Language) {
  return { component: block.name, ...blockName(block, language), standsIn: placesOf(block.name) };
}

function blockName(block: KnownBlock, language: Language) {
  const help = (language === 'en' ? block.english?.description : block.description) ?? '';
  return { name: inBothLanguages(block)[language], ...(help && { description: help }) };
}

/** Lists that take a block: `page.body`. */
function placesOf(name: string): string[] {
  return knownBlocks.flatMap((block) =>
    block.fields
      .filter((field) => field.type === 'bloks' && allowedIn(field).includes(name))
      .map((field) => `${block.name}.${field.name}`),
  );
}

/** A field in a sentence: its name, what belongs into it, and what it takes. */
function fieldWords(field: KnownField, language: Language): string {
  const help = ((language === 'en' && field.english?.description) || field.description || '').trim();
  const facts = [
    ...kindOf(field, language),
    ...(field.required ? ['required'] : []),
    ...limitsOf(field),
    ...('translatable' in field && field.translatable
      ? [`translated as ${field.name}__i18n__<language>`]
      : []),
    ...('default_value' in field && field.default_value !== undefined && field.default_value !== ''
      ? [`${JSON.stringify(field.default_value)} by default`]
      : []),
  ];
  return [`${inBothLanguages(field)[language]}.`, help, `(${facts.join('; ')})`].filter(Boolean).join(' ');
}

const pickers: Readonly<Record<string, string>> = {
  [pickerTypes.product]: 'products chosen out of find_products',
  [pickerTypes.theme]: 'a theme chosen out of find_themes',
  [pickerTypes.format]: 'a format of the product, as find_products lists them',
};

/** Which kind of value; choices are listed with their names. */
function kindOf(field: KnownField, language: Language): string[] {
  switch (field.type) {
    case 'bloks':
      return [`list of blocks: ${allowedIn(field).join(', ')}`];
    case 'richtext':
      return ['formatted text as a document of ProseMirror'];
    case 'option':
    case 'options': {
      const choices = (field.options ?? []).map((option) => {
        const label = optionLabel(option, field)[language];
        return label === option.value ? label : `${option.value} = ${label}`;
      });
      const from = field.datasource === undefined ? choices.join(', ') : `list_terms ${field.datasource}`;
      return [field.type === 'option' ? `one of: ${from}` : `any of: ${from}`];
    }
    case 'custom':
      return [pickers[field.field_type ?? ''] ?? `value of the plugin ${field.field_type}`];
    case 'multilink':
      return ['link; to a page {"fieldtype":"multilink","linktype":"story","id":"<uuid>"}'];
    case 'asset':
      return ['a file of the library'];
    case 'multiasset':
      return ['files of the library'];
    default:
      return [field.type];
  }
}

const limits = [
  ['max_length', (limit: number) => `at most ${limit} characters`],
  ['minimum', (limit: number) => `at least ${limit}`],
  ['maximum', (limit: number) => `at most ${limit}`],
  ['maximum_entries', (limit: number) => `at most ${limit}`],
] as const;

function limitsOf(field: KnownField): string[] {
  const given = new Map<string, unknown>(Object.entries(field));
  return limits.flatMap(([key, words]) => {
    const limit = given.get(key);
    return typeof limit === 'number' && limit > 0 ? [words(limit)] : [];
  });
}
