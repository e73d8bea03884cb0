import { schema } from '@blattwerk/schemas/schema.ts';
import type { Field } from '@storyblok/schema';

/** A field as a form needs it: the vendor's definition with the references of the DSL spelt out. */
export type FormField = Field & {
  name: string;
  required?: boolean;
  allow?: readonly (string | { folder: string })[];
  deny?: readonly string[];
  datasource?: string;
};

export type FieldOf<Type extends Field['type']> = Extract<FormField, { type: Type }>;

export type BlockDefinition = {
  name: string;
  display_name?: string | null;
  description?: string | null;
  preview_field?: string | null;
  folder?: string | null;
  is_root?: boolean;
  is_nestable?: boolean;
  fields: readonly FormField[];
};

export const definitions: readonly BlockDefinition[] = Object.values(schema.blocks);

const byName = new Map(definitions.map((definition) => [definition.name, definition]));

/** Undefined for a block the schema does not know: content may be older than the schema. */
export const definitionOf = (component: string): BlockDefinition | undefined => byName.get(component);

/** Name editors know a block by; its technical name where the schema does not know it. */
export const blockLabel = (component: string): string => byName.get(component)?.display_name || component;

export const fieldLabel = (field: FormField): string => field.display_name || field.name;

/** For the bridge: how each block is called in the preview. */
export const blockLabels: Record<string, string> = Object.fromEntries(
  definitions.map(({ name }) => [name, blockLabel(name)]),
);
