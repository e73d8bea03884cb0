import type { ReactNode } from 'react';
import type { Passage } from '../../base/marked-words/marked-words.ts';
import type { Beginning, Mark, Word } from '../../base/marked-words/words-of.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './comparison.module.css';

/** Characters at each end of a long passage that stays the same; what lies between is left out. */
const shown = 60;

/** Two texts as one: what is gone is struck through, what is new underlined, both named for who cannot see that. */
export function MarkedPassages({ passages }: { passages: readonly Passage[] }) {
  const say = useMessages();
  return passages.map(({ kind, words }, at) => {
    const isEnd = { isFirst: at === 0, isLast: at === passages.length - 1 };
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
    if (kind === 'kept') return <Kept key={at} words={words} {...isEnd} />;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
      <Tag key={at} className={styles[kind]}>
        <span className={styles.spoken}>{say(`comparison.${kind}`)} </span>
        <Words words={words} say={say} isChanged />
      </Tag>
    );
  });
}

function Kept({ words, isFirst, isLast }: { words: readonly Word[]; isFirst: boolean; isLast: boolean }) {
  const say = useMessages();
  const head = isFirst ? 0 : take(words, shown);
  const tail = isLast ? words.length : words.length - take(words.toReversed(), shown);
  if (tail - head < 8) return <Words words={words} say={say} />;
  return (
    <>
      <Words words={words.slice(0, head)} say={say} />
      {' … '}
      <Words words={words.slice(tail)} say={say} />
    </>
  );
}

/** How many words have that many characters together. */
function take(words: readonly Word[], characters: number): number {
  let [count, length] = [0, 0];
  for (const { text } of words) {
    if (length >= characters) break;
    length += text.length;
    count += 1;
  }
  return count;
}

function Words({ words, say, isChanged = false }: { words: readonly Word[]; say: Say; isChanged?: boolean }) {
  return words.map(({ text, marks, begins }, at) =>
    begins ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a text have nothing but their place
      <span key={at}>
        {at > 0 && '\n'}
        {isChanged && <span className={styles.beginning}>{beginningWords(say, begins)} </span>}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a text have nothing but their place
      <span key={at}>
        {marks.reduce<ReactNode>(marked, text)}
        {isChanged && lastOfLink(words, at) && <small> ({marks.find(isLink)?.target})</small>}
      </span>
    ),
  );
}

const tags = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['link', 'u'],
  ['code', 'code'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
] as const);

function marked(text: ReactNode, { type }: Mark): ReactNode {
  for (const [name, Tag] of tags) if (name === type) return <Tag>{text}</Tag>;
  return text;
}

const isLink = ({ type }: Mark): boolean => type === 'link';

/** Where a link leads is told after its last word. */
function lastOfLink(words: readonly Word[], at: number): boolean {
  const link = words[at]?.marks.find(isLink);
  return link !== undefined && words[at + 1]?.marks.find(isLink)?.target !== link.target;
}

function beginningWords(say: Say, { type, level }: Beginning): string {
  switch (type) {
    case 'heading':
      return `[${say('richText.heading', { level: level ?? 1 })}]`;
    case 'list_item':
      return `[${say('richText.list')}]`;
    case 'blockquote':
      return `[${say('richText.quote')}]`;
    case 'code_block':
      return `[${say('richText.code')}]`;
    case 'horizontal_rule':
      return `[${say('richText.hrule')}]`;
    case 'image':
      return `[${say('richText.image')}]`;
    default:
      return `[${say('richText.paragraph')}]`;
  }
}
