import { isRecord } from '../model/is-record.ts';
import type { RuleField, RuleSchema } from '../model/rule-schema.ts';
import type { ReadBlock, ReadField } from '../model/story-reading.ts';

/** Whether every link, picture and choice of blocks in a story is certainly one the vendor accepts. */
export type PlainlyRight = (fields: readonly ReadField[], embedded: readonly ReadBlock[]) => boolean;

/**
 * Trying shapes one after the other, as the vendor does, takes half of its time; nearly every value has the usual one.
 * A `false` says nothing against the story: the vendor has to look.
 */
export function createPlainlyRight(schema: RuleSchema): PlainlyRight {
  const allowed = new Map<RuleField, ReadonlySet<unknown>>();
  for (const { fields = [] } of Object.values(schema.blocks)) {
    for (const field of fields) if (field.allow?.length) allowed.set(field, allowedNames(field, schema));
  }

  const isAllowed = (field: RuleField | undefined, block: unknown) => {
    const names = field && allowed.get(field);
    return !names || (isRecord(block) && names.has(block.component));
  };
  return (fields, embedded) =>
    fields.every(({ field, value }) => {
      if (value === undefined || value === null || value === '') return true;
      switch (field.type) {
        case 'bloks':
          return Array.isArray(value) && value.every((block) => isAllowed(field, block));
        case 'multilink':
          return isPlainLink(value);
        case 'asset':
          return isPlainAsset(value);
        default:
          return true;
      }
    }) && embedded.every(({ within, content }) => isAllowed(within?.field, content));
}

/** Folders are compared as they are written; other ways to write one are left to the vendor. */
function allowedNames({ allow = [] }: RuleField, { blocks }: RuleSchema): ReadonlySet<unknown> {
  return new Set(
    allow.flatMap((entry) => {
      if (typeof entry === 'string') return [entry];
      const inFolder = Object.values(blocks).filter(({ folder }) => folder === entry.folder);
      return inFolder.map(({ name }) => name);
    }),
  );
}

const linkTypes: ReadonlySet<unknown> = new Set(['story', 'url', 'email', 'asset']);
const linkKeys = ['id', 'url', 'cached_url'] as const;

/** Only texts in it, and those that every link has. */
function isPlainLink(value: unknown): boolean {
  if (!isRecord(value) || value.fieldtype !== 'multilink' || !linkTypes.has(value.linktype)) return false;
  if (linkKeys.some((key) => typeof value[key] !== 'string')) return false;
  if (value.target !== undefined && value.target !== '_self' && value.target !== '_blank') return false;
  for (const key in value) if (typeof value[key] !== 'string') return false;
  return true;
}

const wordKeys = ['focus', 'title', 'source', 'copyright'] as const;

function isPlainAsset(value: unknown): boolean {
  if (!isRecord(value) || value.fieldtype !== 'asset' || typeof value.filename !== 'string') return false;
  if (value.id !== null && !Number.isSafeInteger(value.id)) return false;
  if (value.alt !== null && typeof value.alt !== 'string') return false;
  if (value.name !== undefined && typeof value.name !== 'string') return false;
  if (value.meta_data !== undefined && !isRecord(value.meta_data)) return false;
  if (value.is_external_url !== undefined && typeof value.is_external_url !== 'boolean') return false;
  return wordKeys.every((key) => {
    const word = value[key];
    return word === undefined || word === null || typeof word === 'string';
  });
}
