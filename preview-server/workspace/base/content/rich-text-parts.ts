import { isPlainObject, type PlainObject } from '../../../content-space/story-shape/plain-object.ts';

/** A paragraph or heading of a stored rich text; `path` leads to it by places in `content`. */
export type RichTextPart = { node: PlainObject; path: readonly number[] };

/** Paragraphs and headings in the order they are read, those in lists, quotes and tables among them. */
export function partsOf(document: unknown, path: readonly number[] = []): RichTextPart[] {
  if (!isPlainObject(document)) return [];
  if (document.type === 'paragraph' || document.type === 'heading') return [{ node: document, path }];
  return contentOf(document).flatMap((child, at) => partsOf(child, [...path, at]));
}

/** What a part says, its line breaks as such; undefined for one that holds more than words. */
export function wordsOfPart({ node }: RichTextPart): string | undefined {
  const words = contentOf(node).map(wordsOfInline);
  return words.includes(undefined) ? undefined : words.join('');
}

/** The text with other words in one part: words that stay keep their marks, new ones get those around them. */
export function withWords(document: unknown, part: RichTextPart, words: string): unknown {
  const content = rewritten(contentOf(part.node), wordsOfPart(part) ?? '', words);
  const { content: _, ...rest } = part.node;
  return replaced(document, part.path, content.length > 0 ? { ...rest, content } : rest);
}

const contentOf = (node: PlainObject): PlainObject[] =>
  Array.isArray(node.content) ? node.content.filter(isPlainObject) : [];

function wordsOfInline({ type, text }: PlainObject): string | undefined {
  if (type === 'hard_break') return '\n';
  return type === 'text' && typeof text === 'string' ? text : undefined;
}

function rewritten(inlines: readonly PlainObject[], before: string, after: string): PlainObject[] {
  const start = commonStart(before, after);
  const end = commonStart(reversed(before.slice(start)), reversed(after.slice(start)));
  const marks = marksFor(inlines, start, before.length - end);
  const typed = after.slice(start, after.length - end).split('\n');
  return joined([
    ...cut(inlines, 0, start),
    ...typed.flatMap((text, line) => [
      ...(line > 0 ? [{ type: 'hard_break' }] : []),
      ...(text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }]),
    ]),
    ...cut(inlines, before.length - end, before.length),
  ]);
}

function commonStart(one: readonly string[] | string, other: readonly string[] | string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  // Both halves of a sign beyond the basic plane stay together.
  return /[\ud800-\udbff]$/.test(String(one[length - 1] ?? '')) ? length - 1 : length;
}

const reversed = (text: string): string[] =>
  Array.from({ length: text.length }, (_, at) => text.charAt(text.length - 1 - at));

/** A link or anchor does not go on behind its last letter. */
const ending = new Set<unknown>(['link', 'anchor']);

function marksFor(inlines: readonly PlainObject[], start: number, end: number): PlainObject[] {
  const at = (place: number) => marksOf(cut(inlines, place, place + 1)[0]);
  if (end > start) return at(start);
  const behind = JSON.stringify(at(start));
  const marks = at(Math.max(0, start - 1));
  return JSON.stringify(marks) === behind && start > 0
    ? marks
    : marks.filter(({ type }) => !ending.has(type));
}

const marksOf = (node: PlainObject | undefined): PlainObject[] =>
  Array.isArray(node?.marks) ? node.marks.filter(isPlainObject) : [];

function cut(inlines: readonly PlainObject[], from: number, to: number): PlainObject[] {
  let at = 0;
  return inlines.flatMap((node) => {
    const words = wordsOfInline(node) ?? '';
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, words.length)];
    at += words.length;
    if (end <= start) return [];
    return node.type === 'text' ? [{ ...node, text: words.slice(start, end) }] : [node];
  });
}

function joined(nodes: readonly PlainObject[]): PlainObject[] {
  const all: PlainObject[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    const isSame =
      last?.type === 'text' &&
      node.type === 'text' &&
      JSON.stringify(marksOf(last)) === JSON.stringify(marksOf(node));
    if (last && isSame) all[all.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else all.push(node);
  }
  return all;
}

function replaced(node: unknown, [at, ...rest]: readonly number[], part: PlainObject): unknown {
  if (at === undefined || !isPlainObject(node)) return part;
  return {
    ...node,
    content: contentOf(node).map((child, place) => (place === at ? replaced(child, rest, part) : child)),
  };
}
