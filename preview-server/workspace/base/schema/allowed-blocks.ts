import { type BlockDefinition, definitionOf, definitions, type FieldOf } from './definitions.ts';

/** Blocks a field takes, in the order of the schema. */
export function allowedBlocks(field: FieldOf<'bloks'> | FieldOf<'richtext'>): BlockDefinition[] {
  return definitions.filter(
    (definition) =>
      (definition.is_nestable ?? true) &&
      (field.allow === undefined || field.allow.some((entry) => admits(entry, definition))) &&
      !field.deny?.includes(definition.name),
  );
}

/** Number of blocks that still fit; Infinity without a limit. */
export function roomFor(field: FieldOf<'bloks'>, count: number): number {
  return (field.maximum ?? Number.POSITIVE_INFINITY) - count;
}

/** Lists of a block that blocks can be put into. */
export function listFieldsOf(component: string): FieldOf<'bloks'>[] {
  return (definitionOf(component)?.fields ?? []).filter((field) => field.type === 'bloks');
}

/** Whether a list takes a block of this kind. */
export function takes(parentComponent: string, fieldName: string, component: string): boolean {
  const field = listFieldsOf(parentComponent).find(({ name }) => name === fieldName);
  return field !== undefined && allowedBlocks(field).some(({ name }) => name === component);
}

function admits(entry: string | { folder: string }, { name, folder }: BlockDefinition): boolean {
  if (typeof entry === 'string') return entry === name;
  const [allowed, own] = [entry.folder.toLowerCase(), folder?.toLowerCase()];
  return own === allowed || own?.startsWith(`${allowed}/`) === true;
}
