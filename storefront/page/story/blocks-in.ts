/** A block of any name, its fields unchecked. */
export type NamedBlock = { component: string; [field: string]: unknown };

/** Every block in a value of a story, depth first; rich text carries blocks too. */
export function blocksIn(value: unknown): NamedBlock[] {
  const blocks: NamedBlock[] = [];
  collect(value, blocks);
  return blocks;
}

function collect(value: unknown, blocks: NamedBlock[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isBlock(value)) blocks.push(value);
  for (const child of Object.values(value)) collect(child, blocks);
}

/** The names of the blocks in a value of a story. */
export function blockNames(value: unknown): Set<string> {
  return new Set(blocksIn(value).map(({ component }) => component));
}

/** Whether a value of a story holds rich text. */
export function holdsRichText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('type' in value && value.type === 'doc') || Object.values(value).some(holdsRichText);
}

/** Whether an object of a story is a block. */
export function isBlock(value: object): value is NamedBlock {
  return 'component' in value && typeof value.component === 'string';
}
