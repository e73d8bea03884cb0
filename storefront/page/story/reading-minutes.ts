/** Words that people read in a minute. */
const wordsPerMinute = 200;

/** How long a formatted text takes to read, in whole minutes. */
export function readingMinutes(text: unknown): number {
  return Math.max(1, Math.round(wordsIn(text) / wordsPerMinute));
}

function wordsIn(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, one) => sum + wordsIn(one), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'text' in node && typeof node.text === 'string' ? (node.text.match(/\S+/g)?.length ?? 0) : 0;
  return own + ('content' in node ? wordsIn(node.content) : 0);
}
