import type { SchemaBlockLike, SchemaFieldLike, SchemaLike } from '@storyblok/schema';

/** What the rules read of a field definition, beyond what the vendor's validator reads. */
export type RuleField = SchemaFieldLike & {
  display_name?: string | null;
  description?: string | null;
  translatable?: boolean;
  regex?: string;
  default_value?: unknown;
};

export type RuleBlock = Omit<SchemaBlockLike, 'fields'> & {
  display_name?: string | null;
  is_root?: boolean;
  is_nestable?: boolean;
  /** False for a block that only a space knows: the shop shows nothing in its place. */
  has_renderer?: boolean;
  fields?: readonly RuleField[];
};

/** Any schema made with `defineSchema`. */
export type RuleSchema = Omit<SchemaLike, 'blocks'> & { blocks: Record<string, RuleBlock> };

/** A block definition prepared for look-ups. */
export type BlockDefinition = {
  name: string;
  label: string;
  isRoot: boolean;
  isNestable: boolean;
  hasRenderer: boolean;
  fields: readonly RuleField[];
  fieldsByName: ReadonlyMap<string, RuleField>;
};

export type BlockDefinitions = ReadonlyMap<string, BlockDefinition>;

export function definitionsOf(schema: RuleSchema): BlockDefinitions {
  return new Map(
    Object.values(schema.blocks).map((block) => {
      const fields = (block.fields ?? []).filter(({ type }) => type !== 'tab' && type !== 'section');
      const definition = {
        name: block.name,
        label: block.display_name || block.name,
        isRoot: block.is_root ?? false,
        isNestable: block.is_nestable ?? true,
        hasRenderer: block.has_renderer ?? true,
        fields,
        fieldsByName: new Map(fields.map((field) => [field.name, field])),
      };
      return [block.name, definition];
    }),
  );
}
