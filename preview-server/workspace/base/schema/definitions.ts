import type { EnglishBlock, EnglishField } from '@blattwerk/schemas/fields/english-words.ts';
import { namedSchema } from '@blattwerk/schemas/named-schema.ts';
import type { Field } from '@storyblok/schema';

/** A field as a form needs it: the vendor's definition with the references of the DSL spelt out. */
export type FormField = Field & {
  name: string;
  english?: EnglishField;
  required?: boolean;
  allow?: readonly (string | { folder: string })[];
  deny?: readonly string[];
  datasource?: string;
};

export type FieldOf<Type extends Field['type']> = Extract<FormField, { type: Type }>;

export type BlockDefinition = {
  name: string;
  english?: EnglishBlock;
  display_name?: string | null;
  description?: string | null;
  preview_field?: string | null;
  folder?: string | null;
  is_root?: boolean;
  is_nestable?: boolean;
  fields: readonly FormField[];
};

export const definitions: readonly BlockDefinition[] = Object.values(namedSchema.blocks);

const byName = new Map(definitions.map((definition) => [definition.name, definition]));

/** Undefined for a block the schema does not know: content may be older than the schema. */
export const definitionOf = (component: string): BlockDefinition | undefined => byName.get(component);

/** Whether the shop shows pages that begin with this block. */
export const isPageOfShop = (component: string): boolean => byName.get(component)?.is_root === true;
