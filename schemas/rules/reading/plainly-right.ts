import { isRecord } from '../model/is-record.ts';
import type { BlockDefinitions, RuleField, RuleSchema } from '../model/rule-schema.ts';
import type { ReadBlock, ReadField } from '../model/story-reading.ts';
import { isPlainAsset, isPlainLink, isPlainTable } from './plain-objects.ts';

/** Whether a story is certainly one in which the vendor finds nothing, rich text apart. */
export type PlainlyRight = (blocks: readonly ReadBlock[], fields: readonly ReadField[]) => boolean;

type Look = (value: unknown) => boolean;

/**
 * The vendor walks the content again and tries shapes one after the other, which takes a quarter of judging; nearly
 * every value is the usual one. A `false` says nothing against the story: the vendor has to look.
 */
export function createPlainlyRight(schema: RuleSchema, definitions: BlockDefinitions): PlainlyRight {
  const looks = new Map<RuleField, Look>();
  const lists = new Map<RuleField, Look>();
  for (const { fields } of definitions.values()) {
    for (const field of fields) {
      looks.set(field, lookFor(field, schema));
      lists.set(field, lookForChild(field, schema));
    }
  }
  const isPlainBlock = ({ content, definition, within, hasStrangeKeys }: ReadBlock) => {
    if (!definition || hasStrangeKeys) return false;
    return !within || lists.get(within.field)?.(content) === true;
  };
  const isPlainField = ({ field, language, value }: ReadField) => {
    // An empty rich text is another rule's matter.
    if (field.type === 'richtext') return true;
    if (value === undefined || value === null || value === '')
      return !field.required || language !== undefined;
    return looks.get(field)?.(value) === true;
  };
  return (blocks, fields) => blocks.length > 0 && blocks.every(isPlainBlock) && fields.every(isPlainField);
}

const never: Look = () => false;
const isText: Look = (value) => typeof value === 'string';

/** What the vendor certainly accepts as a value of the field. */
function lookFor(field: RuleField, schema: RuleSchema): Look {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'markdown': {
      const [least, most] = [field.minlength ?? 0, field.max_length ?? field.maxlength ?? Infinity];
      return (value) => typeof value === 'string' && value.length >= least && value.length <= most;
    }
    case 'option':
      return lookForOption(field);
    case 'options': {
      const isOption = lookForOption(field);
      const [least, most] = [Number(field.min_options || 0), Number(field.max_options || Infinity)];
      return lookForList(isOption, least, most);
    }
    case 'number': {
      const { min_value = 0, max_value = Infinity, steps = 0 } = field;
      return (value) => {
        if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) return false;
        const number = Number(value);
        return number >= min_value && number <= max_value && (!steps || (number - min_value) % steps === 0);
      };
    }
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'datetime':
      return isText;
    case 'multilink':
      return isPlainLink;
    case 'asset':
      return isPlainAsset;
    case 'multiasset':
      return lookForList(isPlainAsset, field.minimum_entries, field.maximum_entries);
    case 'table':
      return isPlainTable;
    case 'bloks':
      // Each block of the list is looked at by itself.
      return lookForList(isRecord, field.minimum, field.maximum);
    case 'custom':
      return lookForPlugin(field, schema);
    default:
      return never;
  }
}

function lookForList(isPlain: Look, least = 0, most = Infinity): Look {
  return (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(isPlain);
}

/** Options of a space are not known here, and the vendor takes any. */
function lookForOption({ source, options = [] }: RuleField): Look {
  const declared = new Set(options.map(({ value }) => value).filter(Boolean));
  return source || declared.size === 0 ? isText : (value) => isText(value) && declared.has(String(value));
}

function lookForPlugin({ field_type }: RuleField, { fieldPlugins = {} }: RuleSchema): Look {
  const plugin = Object.values(fieldPlugins).find(({ fieldType }) => fieldType === field_type);
  return (stored) => {
    if (!isRecord(stored)) return false;
    const { plugin: name, _uid, ...value } = stored;
    if (typeof name !== 'string' || (_uid !== undefined && typeof _uid !== 'string')) return false;
    if (!plugin) return true;
    const result = plugin.value['~standard'].validate(value);
    return !(result instanceof Promise) && !result.issues;
  };
}

/** Folders are compared as they are written; other ways to write one are left to the vendor. */
function lookForChild({ allow = [] }: RuleField, { blocks }: RuleSchema): Look {
  if (allow.length === 0) return isRecord;
  const allowed: ReadonlySet<unknown> = new Set(
    allow.flatMap((entry) => {
      if (typeof entry === 'string') return [entry];
      const inFolder = Object.values(blocks).filter(({ folder }) => folder === entry.folder);
      return inFolder.map(({ name }) => name);
    }),
  );
  return (block) => isRecord(block) && allowed.has(block.component);
}
