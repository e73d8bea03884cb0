import type { ProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { readProductValue } from '../product/read-product-value.ts';

/**
 * The first product chosen in the block that a field stands in.
 * @param content the story's content; the block may be nested at any depth
 * @param blockId the block's `_uid`
 * @param fieldName the block's field that holds the product
 */
export function productOfBlock(
  content: unknown,
  blockId: string | undefined,
  fieldName: string,
): ProductReference | undefined {
  const block = blockId === undefined ? undefined : findBlock(content, blockId);
  const stored = block?.[fieldName];
  if (!isRecord(stored)) return undefined;
  const { plugin: _plugin, _uid, ...value } = stored;
  const reading = readProductValue(value);
  return reading.ok ? reading.value?.items[0] : undefined;
}

/** With a stack of its own: content may be nested deeper than calls may. */
function findBlock(content: unknown, blockId: string): Record<string, unknown> | undefined {
  const nodes: unknown[] = [content];
  while (nodes.length > 0) {
    const node = nodes.pop();
    if (Array.isArray(node)) for (const entry of node) nodes.push(entry);
    if (!isRecord(node)) continue;
    if (node._uid === blockId && typeof node.component === 'string') return node;
    for (const value of Object.values(node)) if (typeof value === 'object') nodes.push(value);
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
