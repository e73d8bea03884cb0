import { type BlockDefinition, definitions, type FieldOf } from './definitions.ts';

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

function admits(entry: string | { folder: string }, { name, folder }: BlockDefinition): boolean {
  if (typeof entry === 'string') return entry === name;
  const [allowed, own] = [entry.folder.toLowerCase(), folder?.toLowerCase()];
  return own === allowed || own?.startsWith(`${allowed}/`) === true;
}
