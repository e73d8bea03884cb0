import type { SchemaBlockLike, SchemaFieldLike, SchemaLike } from '@storyblok/schema';
import type { EnglishBlock, EnglishField } from '../../fields/english-words.ts';
import type { Sentence } from './finding.ts';

/** What the rules read of a field definition, beyond what the vendor's validator reads. */
export type RuleField = SchemaFieldLike & {
  display_name?: string | null;
  description?: string | null;
  english?: EnglishField;
  translatable?: boolean;
  regex?: string;
  default_value?: unknown;
};

export type RuleBlock = Omit<SchemaBlockLike, 'fields'> & {
  display_name?: string | null;
  english?: EnglishBlock;
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
  label: Sentence;
  isRoot: boolean;
  isNestable: boolean;
  hasRenderer: boolean;
  fields: readonly RuleField[];
  fieldsByName: ReadonlyMap<string, RuleField>;
  /** Places in `fields` by name; -1 for the keys that every block may have beside its fields. */
  placesByKey: ReadonlyMap<string, number>;
  /** Places of the required fields. */
  requiredPlaces: readonly number[];
};

export type BlockDefinitions = ReadonlyMap<string, BlockDefinition>;

/** What editors call a block or a field in the two languages; one without an English name keeps its only one. */
export function inBothLanguages({ display_name, name, english }: Named): Sentence {
  const german = display_name || name;
  return { de: german, en: english?.name ?? german };
}

type Named = Pick<RuleBlock, 'name' | 'display_name'> & { english?: { name: string } };

const ownKeys = ['_uid', 'component', '_editable'];

export function definitionsOf(schema: RuleSchema): BlockDefinitions {
  return new Map(
    Object.values(schema.blocks).map((block) => {
      const fields = (block.fields ?? [])
        .filter(({ type }) => type !== 'tab' && type !== 'section')
        .map(inOneShape);
      const definition = {
        name: block.name,
        label: inBothLanguages(block),
        isRoot: block.is_root ?? false,
        isNestable: block.is_nestable ?? true,
        hasRenderer: block.has_renderer ?? true,
        fields,
        fieldsByName: new Map(fields.map((field) => [field.name, field])),
        placesByKey: new Map([
          ...ownKeys.map((key) => [key, -1] as const),
          ...fields.map(({ name }, place) => [name, place] as const),
        ]),
        requiredPlaces: fields.flatMap(({ required }, place) => (required ? [place] : [])),
      };
      return [block.name, definition];
    }),
  );
}

/** Rules read every field of a story: of objects with the same properties in the same order, engines read them faster. */
function inOneShape(field: RuleField): RuleField {
  const { name, type, field_type, required, translatable, regex, default_value } = field;
  const { display_name, description, english, allow, datasource, options, source } = field;
  const { max_length, maxlength, minlength, min_value, max_value, decimals, steps } = field;
  const { minimum, maximum, minimum_entries, maximum_entries, min_options, max_options } = field;
  return {
    name,
    type,
    field_type,
    required,
    translatable,
    display_name,
    description,
    english,
    default_value,
    allow,
    datasource,
    options,
    source,
    regex,
    max_length,
    maxlength,
    minlength,
    min_value,
    max_value,
    decimals,
    steps,
    minimum,
    maximum,
    minimum_entries,
    maximum_entries,
    min_options,
    max_options,
  } satisfies Record<keyof RuleField, unknown>;
}
