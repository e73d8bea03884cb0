import type { FieldType } from '@storyblok/schema';
import { isEmptyValue } from '../rules/model/empty-value.ts';
import { splitKey } from '../rules/model/translation-key.ts';
import type { BlockChange, ContentBlock } from './content-block.ts';

/** Anything a field can store. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | readonly StoredValue[]
  | { readonly [key: string]: StoredValue };

/** The value and its translations go on under another name, unless something stands there already. */
export function renameField(from: string, to: string): BlockChange {
  return (block) => {
    const renamed = (key: string) => (splitKey(key).name === from ? to + key.slice(from.length) : key);
    return mapEntries(block, (key, value) => {
      const name = renamed(key);
      if (name !== key && block[name] !== undefined) return undefined;
      return [name, value];
    });
  };
}

/** The value and its translations go. */
export function removeField(field: string): BlockChange {
  return (block) => mapEntries(block, (key, value) => (splitKey(key).name === field ? undefined : [key, value]));
}

/** Removes a field's translations; the value of the default language stands for all languages. */
export function dropTranslations(field: string): BlockChange {
  return (block) =>
    mapEntries(block, (key, value) => {
      const { name, language } = splitKey(key);
      return name === field && language !== undefined ? undefined : [key, value];
    });
}

/** A field that holds nothing gets a value; translations stay as they are. */
export function fillEmpty(field: string, type: FieldType, value: StoredValue): BlockChange {
  return (block) => (isEmptyValue(type, block[field]) ? { ...block, [field]: value } : block);
}

/** Choices that are gone become others, in fields of one choice and of several. */
export function replaceOptions(field: string, replacements: Readonly<Record<string, string>>): BlockChange {
  const known = new Map(Object.entries(replacements));
  const replace = (value: unknown) => (typeof value === 'string' ? (known.get(value) ?? value) : value);
  return changeValues(field, (value) => {
    if (!Array.isArray(value)) return replace(value);
    return value.some((item) => replace(item) !== item) ? [...new Set(value.map(replace))] : value;
  });
}

/** The value and each translation become what `change` makes of them; `undefined` takes them out. */
export function changeValues(field: string, change: (value: unknown) => unknown): BlockChange {
  return (block) =>
    mapEntries(block, (key, value) => {
      if (splitKey(key).name !== field) return [key, value];
      const changed = change(value);
      return changed === undefined ? undefined : [key, changed];
    });
}

/** Keeps the order of the keys, and the block itself when nothing changes. */
function mapEntries(
  block: ContentBlock,
  change: (key: string, value: unknown) => [string, unknown] | undefined,
): ContentBlock {
  const before = Object.entries(block);
  const after = before.map(([key, value]) => change(key, value));
  const isChanged = after.some((entry, index) => entry?.[0] !== before[index]?.[0] || entry?.[1] !== before[index]?.[1]);
  if (!isChanged) return block;
  return { ...Object.fromEntries(after.filter((entry) => entry !== undefined)), component: block.component };
}
