import type { FieldType } from '@storyblok/schema';
import { z } from 'zod';
import type { RuleSchema } from '../rules/model/rule-schema.ts';

/** Limits a field may put on its value; a later definition that allows less is a narrowing. */
export const limitNames = [
  'max_length',
  'maxlength',
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
export type LimitName = (typeof limitNames)[number];

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
] as const satisfies readonly FieldType[];

const fieldSchema = z.object({
  type: z.enum(fieldTypes),
  field_type: z.string().optional(),
  required: z.boolean().optional(),
  translatable: z.boolean().optional(),
  regex: z.string().optional(),
  source: z.string().optional(),
  datasource: z.string().optional(),
  /** Values of a choice; empty where they come from elsewhere. */
  options: z.array(z.string()).optional(),
  /** Names of the blocks a field holds. */
  allow: z.array(z.string()).optional(),
  /** What a picker was told: which kinds of products it offers, and how many. */
  picker: z.record(z.string(), z.string()).optional(),
  default_value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  limits: z.partialRecord(z.enum(limitNames), z.number()).optional(),
});
export type SnapshotField = z.output<typeof fieldSchema>;

const blockSchema = z.object({
  isRoot: z.boolean(),
  isNestable: z.boolean(),
  fields: z.record(z.string(), fieldSchema),
});
export type SnapshotBlock = z.output<typeof blockSchema>;

/** What stored content depends on: no labels, no help texts, no order of forms. */
export const schemaSnapshotSchema = z.object({
  blocks: z.record(z.string(), blockSchema),
  /** JSON Schema of the value each field plugin stores, by its field type. */
  plugins: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Migrations of the content that led here. */
  migrations: z.array(z.string()),
});
export type SchemaSnapshot = z.output<typeof schemaSnapshotSchema>;

/** A field as `defineField` makes it; labels and the rest are read over. */
const definedField = z.looseObject({
  name: z.string(),
  type: z.string(),
  field_type: z.string().nullish(),
  required: z.boolean().nullish(),
  translatable: z.boolean().nullish(),
  regex: z.string().nullish(),
  source: z.string().nullish(),
  datasource: z.string().nullish(),
  options: z
    .array(z.object({ name: z.coerce.string().optional(), value: z.coerce.string().optional() }))
    .nullish(),
  allow: z.array(z.union([z.string(), z.object({ folder: z.string() })])).nullish(),
});
type DefinedField = z.output<typeof definedField>;

const definedBlock = z.object({
  name: z.string(),
  folder: z.string().nullish(),
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  fields: z.array(definedField).default([]),
});

/** Any schema the vendor's DSL makes; what a snapshot needs is checked when it is read. */
export type DefinedSchema = {
  blocks: Readonly<Record<string, unknown>>;
  fieldPlugins?: Readonly<Record<string, { fieldType: string; value: unknown }>>;
};

/** The snapshot of a schema made with `defineSchema`. */
export function snapshotOf(schema: DefinedSchema, migrations: readonly string[] = []): SchemaSnapshot {
  const blocks = Object.values(schema.blocks).map((block) => definedBlock.parse(block));
  const inFolder = (folder: string) => blocks.filter((block) => block.folder === folder).map((b) => b.name);
  const snapshots = blocks.toSorted(byName).map((block): [string, SnapshotBlock] => [
    block.name,
    {
      isRoot: block.is_root ?? false,
      isNestable: block.is_nestable ?? true,
      fields: Object.fromEntries(
        block.fields
          .filter(({ type }) => type !== 'tab' && type !== 'section')
          .toSorted(byName)
          .map((field) => [field.name, snapshotOfField(field, inFolder)]),
      ),
    },
  ]);
  const plugins = Object.values(schema.fieldPlugins ?? {})
    .toSorted((one, other) => (one.fieldType < other.fieldType ? -1 : 1))
    .map(({ fieldType, value }) => [fieldType, valueSchema(value)]);
  return {
    blocks: Object.fromEntries(snapshots),
    plugins: Object.fromEntries(plugins),
    migrations: [...migrations],
  };
}

function snapshotOfField(field: DefinedField, inFolder: (folder: string) => string[]): SnapshotField {
  const isChoice = field.type === 'option' || field.type === 'options';
  // Some limits are written as strings.
  const limits = limitNames
    .map((name) => ({ name, limit: field[name] }))
    .filter(
      ({ limit }) => limit !== undefined && limit !== null && limit !== '' && Number.isFinite(Number(limit)),
    )
    .map(({ name, limit }) => [name, Number(limit)]);
  const { default_value: start } = field;
  return fieldSchema.parse({
    type: field.type,
    ...(field.field_type && { field_type: field.field_type }),
    ...(field.required && { required: true }),
    ...(field.translatable && { translatable: true }),
    ...(field.regex && { regex: field.regex }),
    ...(field.source && { source: field.source }),
    ...(field.datasource && { datasource: field.datasource }),
    ...(isChoice && !field.source && { options: (field.options ?? []).flatMap(({ value }) => value ?? []) }),
    ...(field.type === 'custom' &&
      field.options?.length && {
        picker: Object.fromEntries(field.options.map(({ name = '', value = '' }) => [name, value])),
      }),
    ...(field.allow && {
      allow: [
        ...new Set(
          field.allow.flatMap((entry) => (typeof entry === 'string' ? entry : inFolder(entry.folder))),
        ),
      ].toSorted(),
    }),
    ...(['string', 'number', 'boolean'].includes(typeof start) && start !== '' && { default_value: start }),
    ...(limits.length > 0 && { limits: Object.fromEntries(limits) }),
  });
}

function valueSchema(value: unknown): Record<string, unknown> {
  if (!(value instanceof z.ZodType)) return {};
  const { $schema: _, ...json } = z.toJSONSchema(value);
  return { ...json };
}

/** A snapshot as the rules read schemas. */
export function asRuleSchema({ blocks, plugins }: SchemaSnapshot): RuleSchema {
  return {
    blocks: Object.fromEntries(
      Object.entries(blocks).map(([name, block]) => [
        name,
        {
          name,
          is_root: block.isRoot,
          is_nestable: block.isNestable,
          fields: Object.entries(block.fields).map(([fieldName, { limits, options, picker, ...field }]) => ({
            ...field,
            name: fieldName,
            ...(options && { options: options.map((value) => ({ name: value, value })) }),
            ...(picker && { options: Object.entries(picker).map(([name, value]) => ({ name, value })) }),
            ...asWritten(limits),
          })),
        },
      ]),
    ),
    fieldPlugins: Object.fromEntries(
      Object.entries(plugins).map(([fieldType, json]) => [
        fieldType,
        { fieldType, value: z.fromJSONSchema(json) },
      ]),
    ),
  };
}

/** The vendor writes the limits of choices as strings. */
function asWritten({ min_options, max_options, ...limits }: SnapshotField['limits'] = {}) {
  return {
    ...limits,
    ...(min_options !== undefined && { min_options: String(min_options) }),
    ...(max_options !== undefined && { max_options: String(max_options) }),
  };
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}
