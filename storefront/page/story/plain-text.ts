const blockNodes = new Set(['paragraph', 'heading', 'list_item', 'blockquote', 'code_block', 'tableRow']);

/** The words of a rich text document without any formatting, paragraphs joined by spaces (structured data). */
export function plainText(node: unknown): string {
  return wordsOf(node).replace(/\s+/g, ' ').trim();
}

/** Whether a rich text field holds anything to read or see. */
export function hasRichText(document: unknown): boolean {
  return contentOf(document).some((node) => hasRichText(node) || isVisible(node));
}

function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node && typeof node.text === 'string') return node.text;
  const type = 'type' in node && typeof node.type === 'string' ? node.type : '';
  if (type === 'hard_break') return ' ';
  const words = contentOf(node).map(wordsOf).join('');
  return blockNodes.has(type) ? `${words} ` : words;
}

function contentOf(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null || !('content' in node)) return [];
  return Array.isArray(node.content) ? node.content : [];
}

function isVisible(node: unknown): boolean {
  if (typeof node !== 'object' || node === null || !('type' in node)) return false;
  if (node.type === 'text') return wordsOf(node).trim() !== '';
  return ['image', 'emoji', 'blok', 'horizontal_rule'].includes(String(node.type));
}
