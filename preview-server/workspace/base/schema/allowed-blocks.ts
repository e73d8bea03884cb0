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

/** How many more blocks fit, Infinity where nothing limits it. */
export function roomFor(field: FieldOf<'bloks'>, count: number): number {
  return (field.maximum ?? Number.POSITIVE_INFINITY) - count;
}

function admits(entry: string | { folder: string }, { name, folder }: BlockDefinition): boolean {
  if (typeof entry === 'string') return entry === name;
  const [allowed, own] = [entry.folder.toLowerCase(), folder?.toLowerCase()];
  return own === allowed || own?.startsWith(`${allowed}/`) === true;
}
