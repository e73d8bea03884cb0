import type { ChangedLimit, SchemaChange } from './schema-change.ts';
import { type LimitName, limitNames, type SnapshotField } from './schema-snapshot.ts';

type FieldPlace = { block: string; field: string };

/** Every difference between two definitions of one field. After another type nothing else can be compared. */
export function compareFields(
  place: FieldPlace,
  before: SnapshotField,
  after: SnapshotField,
  changedPlugins: ReadonlySet<string>,
): SchemaChange[] {
  const definition = after;
  const required: SchemaChange[] =
    Boolean(before.required) === Boolean(after.required)
      ? []
      : [
          after.required
            ? { ...place, kind: 'required', isBreaking: true, definition }
            : { ...place, kind: 'not-required', isBreaking: false, definition },
        ];
  const translatable: SchemaChange[] =
    Boolean(before.translatable) === Boolean(after.translatable)
      ? []
      : [
          after.translatable
            ? { ...place, kind: 'translatable', isBreaking: false, definition }
            : { ...place, kind: 'not-translatable', isBreaking: true, definition },
        ];
  if (before.type !== after.type || before.field_type !== after.field_type)
    return [
      { ...place, kind: 'type-changed', isBreaking: true, from: before, definition },
      ...required,
      ...translatable,
    ];
  return [
    ...(after.field_type && changedPlugins.has(after.field_type)
      ? [{ ...place, kind: 'value-changed', isBreaking: true, definition } as const]
      : []),
    ...required,
    ...translatable,
    ...compareChoices(place, before, after),
    ...compareAllowed(place, before, after),
    ...compareLimits(place, before, after),
    ...comparePickers(place, before, after),
    ...(before.regex === after.regex
      ? []
      : [{ ...place, kind: 'pattern-changed', isBreaking: after.regex !== undefined, definition } as const]),
    ...(before.default_value === after.default_value
      ? []
      : [{ ...place, kind: 'default-changed', isBreaking: false, definition } as const]),
  ];
}

function compareChoices(place: FieldPlace, before: SnapshotField, after: SnapshotField): SchemaChange[] {
  const definition = after;
  if (before.source !== after.source || before.datasource !== after.datasource)
    // Where choices come from a list of the space, any value is taken.
    return [{ ...place, kind: 'source-changed', isBreaking: after.source === undefined, definition }];
  const removed = without(before.options, after.options);
  const added = without(after.options, before.options);
  return [
    ...(removed.length > 0
      ? [{ ...place, kind: 'options-removed', isBreaking: true, values: removed, definition } as const]
      : []),
    ...(added.length > 0
      ? [{ ...place, kind: 'options-added', isBreaking: false, values: added, definition } as const]
      : []),
  ];
}

/** A field that names no blocks takes all of them. */
function compareAllowed(place: FieldPlace, before: SnapshotField, after: SnapshotField): SchemaChange[] {
  const definition = after;
  if (!after.allow)
    return before.allow
      ? [{ ...place, kind: 'blocks-allowed', isBreaking: false, values: [], definition }]
      : [];
  if (!before.allow)
    return [{ ...place, kind: 'blocks-forbidden', isBreaking: true, values: [], definition }];
  const removed = without(before.allow, after.allow);
  const added = without(after.allow, before.allow);
  return [
    ...(removed.length > 0
      ? [{ ...place, kind: 'blocks-forbidden', isBreaking: true, values: removed, definition } as const]
      : []),
    ...(added.length > 0
      ? [{ ...place, kind: 'blocks-allowed', isBreaking: false, values: added, definition } as const]
      : []),
  ];
}

function compareLimits(place: FieldPlace, before: SnapshotField, after: SnapshotField): SchemaChange[] {
  const changed = limitNames
    .map((name): ChangedLimit => ({ name, from: before.limits?.[name], to: after.limits?.[name] }))
    .filter(({ from, to }) => from !== to);
  const narrowed = changed.filter(isNarrower);
  const widened = changed.filter((limit) => !isNarrower(limit));
  const definition = after;
  return [
    ...(narrowed.length > 0
      ? [{ ...place, kind: 'limits-narrowed', isBreaking: true, limits: narrowed, definition } as const]
      : []),
    ...(widened.length > 0
      ? [{ ...place, kind: 'limits-widened', isBreaking: false, limits: widened, definition } as const]
      : []),
  ];
}

function comparePickers(place: FieldPlace, before: SnapshotField, after: SnapshotField): SchemaChange[] {
  const [was, is] = [pickerOf(before), pickerOf(after)];
  const takesFewerKinds =
    is.kinds.length > 0 && (was.kinds.length === 0 || without(was.kinds, is.kinds).length > 0);
  if (takesFewerKinds || is.maximum < was.maximum || is.minimum > was.minimum)
    return [{ ...place, kind: 'picker-narrowed', isBreaking: true, definition: after }];
  if (JSON.stringify(before.picker) === JSON.stringify(after.picker)) return [];
  return [{ ...place, kind: 'picker-changed', isBreaking: false, definition: after }];
}

/** A picker that names no kinds takes all, and without numbers as many as one likes. */
export function pickerOf({ picker = {} }: SnapshotField) {
  return {
    kinds: (picker.kinds ?? '').split(',').filter((kind) => kind !== ''),
    minimum: Number(picker.minimum) || 0,
    maximum: Number(picker.maximum) || Number.POSITIVE_INFINITY,
  };
}

const lowerBounds = new Set<LimitName>([
  'minlength',
  'min_value',
  'minimum',
  'minimum_entries',
  'min_options',
]);

function isNarrower({ name, from, to }: ChangedLimit): boolean {
  if (to === undefined) return false;
  if (from === undefined) return true;
  if (name === 'steps') return from % to !== 0;
  return lowerBounds.has(name) ? to > from : to < from;
}

function without(values: readonly string[] = [], taken: readonly string[] = []): string[] {
  return values.filter((value) => !taken.includes(value));
}
