import type { ChangeOf, SchemaChange } from '../changes/schema-change.ts';
import { pickerOf } from '../changes/compare-fields.ts';
import type { SnapshotField } from '../changes/schema-snapshot.ts';
import { conversionFor } from './conversion-for.ts';
import { quote } from './quote.ts';

type Import = { name: string; from: string };
/** What a generated migration does, as source, and what it needs for that. */
export type Operations = { imports: Import[]; expression: string };

/** The default for one breaking change; `fillIn` stands where only a person can decide. */
export function operationsFor(change: SchemaChange): Operations {
  switch (change.kind) {
    case 'block-renamed':
      return use('renameBlock', 'block-operations', quote(change.to));
    case 'block-removed':
    case 'nesting-forbidden':
      return use('removeBlock', 'block-operations');
    case 'field-renamed':
      return use('renameField', 'field-operations', quote(change.field), quote(change.to));
    case 'field-removed':
      return use('removeField', 'field-operations', quote(change.field));
    case 'field-added':
    case 'required':
      return fill(change);
    case 'not-translatable':
      return use('dropTranslations', 'field-operations', quote(change.field));
    case 'options-removed':
      return replaceOptions(change);
    case 'blocks-forbidden':
      return replaceBlocks(change);
    case 'limits-narrowed':
      return keepLimits(change);
    case 'type-changed':
      return convert(change);
    case 'picker-narrowed':
      return keepPicked(change);
    case 'pattern-changed':
      return ask(change.field, `How is a value written that does not fit ${change.definition.regex}?`);
    case 'value-changed':
      return ask(change.field, `How does ${change.definition.field_type} store an old value now?`);
    case 'source-changed':
      return ask(change.field, 'Which choice replaces a value that is not among the new ones?');
    case 'root-forbidden':
      return withFillIn(
        { imports: [], expression: `fillIn(${quote(`What becomes of stories whose own block is ${change.block}?`)})` },
      );
    default:
      return ask('field' in change ? change.field : change.block, 'What becomes of the stored values?');
  }
}

function fill({ field, definition, block }: ChangeOf<'field-added'> | ChangeOf<'required'>): Operations {
  const { default_value: start } = definition;
  const value =
    start === undefined
      ? `fillIn(${quote(`What does ${block}.${field} hold where it is empty?`)})`
      : JSON.stringify(start).replace(/^"(.*)"$/, (_, text: string) => quote(text));
  return withFillIn(use('fillEmpty', 'field-operations', quote(field), quote(definition.type), value));
}

function replaceOptions({ field, values, definition }: ChangeOf<'options-removed'>): Operations {
  const left = (definition.options ?? []).join(', ');
  return withFillIn(
    use(
      'replaceOptions',
      'field-operations',
      quote(field),
      table(values, (value) => `fillIn(${quote(`What replaces “${value}”? There are: ${left}.`)})`),
    ),
  );
}

function replaceBlocks({ field, block, values }: ChangeOf<'blocks-forbidden'>): Operations {
  if (values.length === 0) return ask(field, `Which blocks does ${block}.${field} keep, and what becomes of others?`);
  return withFillIn(
    use(
      'replaceBlocks',
      'block-operations',
      quote(field),
      table(values, (value) => `fillIn(${quote(`Which block replaces ${value} here? null takes it out.`)})`),
    ),
  );
}

function keepLimits({ field, limits, definition }: ChangeOf<'limits-narrowed'>): Operations {
  const to = new Map(limits.map(({ name, to: limit }) => [name, limit]));
  const characters = to.get('max_length') ?? to.get('maxlength');
  if (characters !== undefined && limits.length === 1)
    return use('shortenText', 'limit-operations', quote(field), String(characters));
  const entries = to.get('maximum') ?? to.get('maximum_entries') ?? to.get('max_options');
  if (entries !== undefined && limits.length === 1)
    return use('shortenList', 'limit-operations', quote(field), String(entries));
  if (definition.type === 'number') {
    const { min_value: min, max_value: max, decimals, steps: step } = definition.limits ?? {};
    const bounds = Object.entries({ min, max, decimals, step }).filter(([, value]) => value !== undefined);
    const written = bounds.map(([name, value]) => `${name}: ${value}`).join(', ');
    return use('clampNumber', 'limit-operations', quote(field), `{ ${written} }`);
  }
  const said = limits.map(({ name, to: limit }) => `${name} ${limit}`).join(', ');
  return ask(field, `What becomes of a value outside ${said}?`);
}

function keepPicked({ field, definition }: ChangeOf<'picker-narrowed'>): Operations {
  const { kinds, maximum, minimum } = pickerOf(definition);
  if (minimum > 1) return ask(field, `What else is chosen where there are fewer than ${minimum} products?`);
  const limits = [
    ...(kinds.length > 0 ? [`kinds: [${kinds.map(quote).join(', ')}]`] : []),
    ...(Number.isFinite(maximum) ? [`maximum: ${maximum}`] : []),
  ];
  return use('keepPicked', 'limit-operations', quote(field), `{ ${limits.join(', ')} }`);
}

function convert({ field, from, definition }: ChangeOf<'type-changed'>): Operations {
  const conversion = conversionFor(from, definition);
  if (!conversion) return ask(field, `How is ${nameOf(from)} stored as ${nameOf(definition)}?`);
  const { imports, expression } = use('changeValues', 'field-operations', quote(field), conversion);
  return { imports: [...imports, { name: conversion, from: 'conversions' }], expression };
}

function ask(field: string, question: string): Operations {
  return withFillIn(use('changeValues', 'field-operations', quote(field), `fillIn(${quote(question)})`));
}

function use(name: string, from: string, ...values: string[]): Operations {
  return { imports: [{ name, from }], expression: `${name}(${values.join(', ')})` };
}

function withFillIn({ imports, expression }: Operations): Operations {
  if (!expression.includes('fillIn(')) return { imports, expression };
  return { imports: [...imports, { name: 'fillIn', from: 'fill-in' }], expression };
}

function table(keys: readonly string[], value: (key: string) => string): string {
  return `{\n${keys.map((key) => `    ${quote(key)}: ${value(key)},\n`).join('')}  }`;
}

function nameOf({ type, field_type }: SnapshotField): string {
  return field_type ?? type;
}
