import type { RuleBlock, RuleField, RuleSchema } from '../rules/model/rule-schema.ts';
import { allowedNames } from './allowed-names.ts';
import type { SpaceComponent, SpaceComponents, WireField } from './space-components.ts';

/**
 * The shop's schema and the blocks that only the space knows, which are judged by what the space says of them. The shop's own
 * blocks stay as they are, but for taking in those others where the space lets them in.
 */
export function withSpaceBlocks(schema: RuleSchema, space: SpaceComponents): RuleSchema {
  const own = new Set(Object.values(schema.blocks).map(({ name }) => name));
  const foreign = space.components.filter(({ name }) => !own.has(name));
  if (foreign.length === 0) return schema;
  const names = foreign.map(({ name }) => name);
  const known = new Map(space.components.map((component) => [component.name, component]));
  const admitting = (block: RuleBlock, field: RuleField): RuleField => {
    const wire = known.get(block.name)?.schema[field.name];
    if (!field.allow?.length || !wire) return field;
    const allowed = allowedNames(wire, space);
    return { ...field, allow: [...field.allow, ...names.filter((name) => allowed?.has(name) ?? true)] };
  };
  const blocks = Object.values(schema.blocks).map((block) => ({
    ...block,
    fields: (block.fields ?? []).map((field) => admitting(block, field)),
  }));
  return {
    ...schema,
    blocks: byName([...blocks, ...foreign.map((component) => toRuleBlock(component, space))]),
  };
}

function toRuleBlock(component: SpaceComponent, space: SpaceComponents): RuleBlock {
  const { name, display_name = null, is_root, is_nestable, schema } = component;
  return {
    name,
    display_name,
    is_root: is_root ?? false,
    is_nestable: is_nestable ?? true,
    has_renderer: false,
    fields: Object.entries(schema).flatMap(([key, field]) => (field ? [toRuleField(key, field, space)] : [])),
  };
}

function toRuleField(name: string, field: WireField, space: SpaceComponents): RuleField {
  const { type, display_name = null } = field;
  // Layout, and types that only the vendor knows: what stands there is not looked at.
  if (!isFieldType(type)) return { name, type: 'section', display_name };
  const allowed = allowedNames(field, space);
  const { options, source, field_type, translatable } = field;
  return {
    ...limitsOf(field),
    name,
    type,
    display_name,
    required: field.required ?? false,
    ...(translatable !== undefined && { translatable }),
    ...(field_type !== undefined && { field_type }),
    ...(source !== undefined && { source }),
    ...(options && { options: options.map(withoutUnsaid) }),
    // A list without names would let in all: an empty name is none of them.
    ...(allowed && { allow: allowed.size > 0 ? [...allowed] : [''] }),
  };
}

function withoutUnsaid({ name, value }: { name?: string | undefined; value?: string | undefined }) {
  return { ...(name !== undefined && { name }), ...(value !== undefined && { value }) };
}

const limitNames = [
  'max_length',
  'minlength',
  'min_value',
  'max_value',
  'decimals',
  'steps',
  'minimum',
  'maximum',
  'minimum_entries',
  'maximum_entries',
  'min_options',
  'max_options',
] as const;

function limitsOf(field: WireField): Partial<RuleField> {
  return Object.fromEntries(
    limitNames.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]]])),
  );
}

const fieldTypes = [
  'text',
  'textarea',
  'markdown',
  'richtext',
  'number',
  'datetime',
  'boolean',
  'option',
  'options',
  'asset',
  'multiasset',
  'multilink',
  'table',
  'bloks',
  'custom',
] as const satisfies readonly RuleField['type'][];

function isFieldType(type: string): type is (typeof fieldTypes)[number] {
  return fieldTypes.some((known) => known === type);
}

function byName(blocks: readonly RuleBlock[]): Record<string, RuleBlock> {
  return Object.fromEntries(blocks.map((block) => [block.name, block]));
}
