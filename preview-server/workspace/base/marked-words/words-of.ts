import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';

/** A word, the space between two, or the beginning of a paragraph of a formatted text. */
export type Word = {
  text: string;
  /** What it is marked with; two words are the same where both are. */
  marks: readonly Mark[];
  /** What begins here, such as a heading of the second level; undefined within a paragraph. */
  begins: Beginning | undefined;
};

export type Mark = { type: string; target: string };
export type Beginning = { type: string; level: number | undefined };

const wordPattern = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** The words of a plain text. */
export const wordsOf = (text: string): Word[] =>
  (text.match(wordPattern) ?? []).map((word) => ({ text: word, marks: [], begins: undefined }));

/** The words of a formatted text, paragraph by paragraph, with what marks them. */
export function wordsOfRichText(doc: unknown): Word[] {
  const words: Word[] = [];
  const visit = (node: unknown): void => {
    if (!isPlainObject(node)) return;
    if (typeof node.text === 'string') {
      const marks = Array.isArray(node.marks) ? node.marks.flatMap(markOf) : [];
      marks.sort((one, other) => one.type.localeCompare(other.type));
      words.push(...wordsOf(node.text).map((word) => ({ ...word, marks })));
      return;
    }
    if (node.type === 'hard_break') words.push({ text: '\n', marks: [], begins: undefined });
    if (isBeginning(node.type))
      words.push({ text: '', marks: [], begins: { type: node.type, level: levelOf(node) } });
    if (node.type === 'image') words.push(...wordsOf(targetOf(node)));
    if (Array.isArray(node.content)) for (const each of node.content) visit(each);
  };
  visit(doc);
  return words;
}

export const isRichText = (value: unknown): boolean => isPlainObject(value) && value.type === 'doc';

/** Whether two words are one: letters and marks. */
export function isSameWord(one: Word, other: Word): boolean {
  return (
    one.text === other.text &&
    one.begins?.type === other.begins?.type &&
    one.begins?.level === other.begins?.level &&
    one.marks.length === other.marks.length &&
    one.marks.every(
      ({ type, target }, at) => type === other.marks[at]?.type && target === other.marks[at]?.target,
    )
  );
}

const beginnings = [
  'paragraph',
  'heading',
  'list_item',
  'blockquote',
  'code_block',
  'horizontal_rule',
  'image',
];

const isBeginning = (type: unknown): type is string => typeof type === 'string' && beginnings.includes(type);

function levelOf({ attrs }: Record<string, unknown>): number | undefined {
  return isPlainObject(attrs) && typeof attrs.level === 'number' ? attrs.level : undefined;
}

function markOf(mark: unknown): Mark[] {
  return isPlainObject(mark) && typeof mark.type === 'string'
    ? [{ type: mark.type, target: targetOf(mark) }]
    : [];
}

/** Where a link leads, which colour a word has, which picture stands there. */
function targetOf({ attrs }: Record<string, unknown>): string {
  if (!isPlainObject(attrs)) return '';
  const { href, color, id, alt, src } = attrs;
  return (
    [href, color, alt, src, id].find((each) => typeof each === 'string' && each !== '')?.toString() ?? ''
  );
}
