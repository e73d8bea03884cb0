/** Nodes that live on in the browser: blocks answer clicks, pictures tell when they failed. */
const livingNodes: ReadonlySet<unknown> = new Set(['blok', 'image']);

/** Whether a rich text document is only words and links, so that its HTML needs no script. */
export function isStaticText(node: unknown): boolean {
  if (typeof node !== 'object' || node === null || !('type' in node)) return true;
  if (livingNodes.has(node.type)) return false;
  return !('content' in node) || !Array.isArray(node.content) || node.content.every(isStaticText);
}
