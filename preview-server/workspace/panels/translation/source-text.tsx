import type { ReactNode } from 'react';
import { isPlainObject, type PlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { knownStories } from '../../store/server/queries.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './translation.module.css';

/** A text to be translated, formatted as it is, with where its links lead. */
export function SourceText({ value }: { value: unknown }) {
  const say = useMessages();
  if (isPlainObject(value))
    return <div className={styles.rich}>{nodesOf(value, say('translate.block'))}</div>;
  const text = typeof value === 'string' ? value : '';
  return text === '' ? (
    <span className={styles.quiet}>{say('translation.emptyOriginal')}</span>
  ) : (
    <span className={styles.plain}>{text}</span>
  );
}

/** @param block stands for a block within the text */
function nodesOf(parent: PlainObject, block: string): ReactNode {
  const nodes = Array.isArray(parent.content) ? parent.content : [];
  return nodes.map((node: unknown, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
    <Node key={at} node={node} block={block} />
  ));
}

function Node({ node, block }: { node: unknown; block: string }): ReactNode {
  if (!isPlainObject(node)) return null;
  const children = () => nodesOf(node, block);
  switch (node.type) {
    case 'text':
      return <MarkedText node={node} />;
    case 'heading':
      return <p className={styles.heading}>{children()}</p>;
    case 'bullet_list':
      return <ul>{children()}</ul>;
    case 'ordered_list':
      return <ol>{children()}</ol>;
    case 'list_item':
      return <li>{children()}</li>;
    case 'blockquote':
      return <blockquote>{children()}</blockquote>;
    case 'code_block':
      return <pre>{children()}</pre>;
    case 'hard_break':
      return <br />;
    case 'horizontal_rule':
      return <hr />;
    case 'image':
      return <span className={styles.target}>{attribute(node, 'alt') || attribute(node, 'src')}</span>;
    case 'blok':
      return <span className={styles.target}>{block}</span>;
    default:
      return <p>{children()}</p>;
  }
}

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
} as const;

function MarkedText({ node }: { node: PlainObject }): ReactNode {
  const marks: unknown[] = Array.isArray(node.marks) ? node.marks : [];
  let shown: ReactNode = typeof node.text === 'string' ? node.text : '';
  for (const mark of marks) {
    if (!isPlainObject(mark)) continue;
    for (const [type, Tag] of Object.entries(tags)) if (mark.type === type) shown = <Tag>{shown}</Tag>;
    if (mark.type === 'link')
      shown = (
        <>
          <u>{shown}</u> <span className={styles.target}>→ {linkTarget(mark)}</span>
        </>
      );
  }
  return shown;
}

/** A page by its address as it is now. */
function linkTarget(mark: PlainObject): string {
  const uuid = attribute(mark, 'uuid');
  const page = uuid === '' ? undefined : knownStories().find((story) => story.uuid === uuid);
  const anchor = attribute(mark, 'anchor');
  return `${page?.full_slug ?? attribute(mark, 'href')}${anchor === '' ? '' : `#${anchor}`}`;
}

function attribute({ attrs }: PlainObject, name: string): string {
  const value = isPlainObject(attrs) ? attrs[name] : undefined;
  return typeof value === 'string' ? value : '';
}
