import type { EnglishBlock, EnglishField } from '@blattwerk/schemas/fields/english-words.ts';
import { namedSchema } from '@blattwerk/schemas/named-schema.ts';
import type { Field } from '@storyblok/schema';

/** A field as a program needs it: the vendor's definition with the references of the DSL spelt out. */
export type KnownField = Field & {
  name: string;
  english?: EnglishField;
  required?: boolean;
  allow?: readonly (string | { folder: string })[];
  deny?: readonly string[];
  datasource?: string;
};

export type KnownBlock = {
  name: string;
  english?: EnglishBlock;
  display_name?: string | null;
  description?: string | null;
  folder?: string | null;
  is_root?: boolean;
  is_nestable?: boolean;
  fields: readonly KnownField[];
};

export const knownBlocks: readonly KnownBlock[] = Object.values(namedSchema.blocks);

const byName = new Map(knownBlocks.map((block) => [block.name, block]));

/** Undefined for a block that the shop's schema does not know. */
export const knownBlock = (component: string): KnownBlock | undefined => byName.get(component);

/** Whether a field holds a value; tabs and sections only order the form. */
export const holdsValue = ({ type }: KnownField): boolean => type !== 'tab' && type !== 'section';

/** Names of the blocks that a list or a formatted text takes. */
export function allowedIn({ allow, deny }: KnownField): string[] {
  return knownBlocks
    .filter(
      (block) =>
        (block.is_nestable ?? true) &&
        (allow === undefined || allow.some((entry) => admits(entry, block))) &&
        !deny?.includes(block.name),
    )
    .map(({ name }) => name);
}

function admits(entry: string | { folder: string }, { name, folder }: KnownBlock): boolean {
  if (typeof entry === 'string') return entry === name;
  const [allowed, own] = [entry.folder.toLowerCase(), folder?.toLowerCase()];
  return own === allowed || own?.startsWith(`${allowed}/`) === true;
}
