import type { LimitName, SnapshotField } from './schema-snapshot.ts';

export type ChangedLimit = { name: LimitName; from: number | undefined; to: number | undefined };

type Place = { isBreaking: boolean; block: string };
type FieldPlace = Place & { field: string };
/** The field as it is defined now, or was until it went. */
type Defined = FieldPlace & { definition: SnapshotField };
type WithValues = Defined & { values: string[] };
type WithLimits = Defined & { limits: ChangedLimit[] };

/**
 * One difference between two schemas. Blocks and fields have their new names, but for what was renamed or removed.
 * `isBreaking` says that stored content may no longer fit, or would no longer be shown.
 */
export type SchemaChange =
  | (Place & { kind: 'block-added' })
  | (Place & { kind: 'block-removed' })
  | (Place & { kind: 'block-renamed'; to: string })
  | (Place & { kind: 'root-forbidden' })
  | (Place & { kind: 'nesting-forbidden' })
  | (Place & { kind: 'place-widened' })
  | (FieldPlace & { kind: 'field-renamed'; to: string })
  | (Defined & { kind: 'field-added' })
  | (Defined & { kind: 'field-removed' })
  | (Defined & { kind: 'type-changed'; from: SnapshotField })
  | (Defined & { kind: 'required' })
  | (Defined & { kind: 'not-required' })
  | (Defined & { kind: 'translatable' })
  | (Defined & { kind: 'not-translatable' })
  | (WithValues & { kind: 'options-removed' })
  | (WithValues & { kind: 'options-added' })
  | (Defined & { kind: 'source-changed' })
  | (WithValues & { kind: 'blocks-forbidden' })
  | (WithValues & { kind: 'blocks-allowed' })
  | (WithLimits & { kind: 'limits-narrowed' })
  | (WithLimits & { kind: 'limits-widened' })
  | (Defined & { kind: 'picker-narrowed' })
  | (Defined & { kind: 'picker-changed' })
  | (Defined & { kind: 'pattern-changed' })
  | (Defined & { kind: 'default-changed' })
  /** The plugin of the field stores another shape of value. */
  | (Defined & { kind: 'value-changed' });

export type ChangeOf<Kind extends SchemaChange['kind']> = Extract<SchemaChange, { kind: Kind }>;

/** Names a change in migrations and on the command line: `field-renamed teaser_slide.text=copy`. */
export function changeKey(change: SchemaChange): string {
  const place = 'field' in change ? `${change.block}.${change.field}` : change.block;
  return `${change.kind} ${place}${detailOf(change)}`;
}

function detailOf(change: SchemaChange): string {
  switch (change.kind) {
    case 'block-renamed':
    case 'field-renamed':
      return `=${change.to}`;
    case 'options-removed':
    case 'blocks-forbidden':
      return `=${change.values.join(',')}`;
    case 'type-changed':
      return `=${change.definition.field_type ?? change.definition.type}`;
    case 'picker-narrowed':
      return `=${Object.entries(change.definition.picker ?? {})
        .map(([name, value]) => `${name}:${value}`)
        .join(' ')}`;
    case 'limits-narrowed':
      return `=${change.limits.map(({ name, to }) => `${name}:${to ?? ''}`).join(',')}`;
    default:
      return '';
  }
}
