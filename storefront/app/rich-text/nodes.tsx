import { createRichTextRenderer, type SbReactRichTextComponentMap } from '@storyblok/react';
import type { ComponentProps } from 'react';
import { safeHref } from '../components/link/safe-href.ts';
import { StoryLink } from '../components/link/story-link.tsx';
import { Picture } from '../components/picture/picture.tsx';
import styles from './rich-text.module.css';

type NodeProps<Name extends keyof SbReactRichTextComponentMap> = ComponentProps<
  NonNullable<SbReactRichTextComponentMap[Name]>
>;

/** The character itself, or its fallback picture where the text has none. */
export function RichTextEmoji({ attrs }: NodeProps<'emoji'>) {
  if (attrs?.emoji) return <span>{attrs.emoji}</span>;
  const picture = safeHref(attrs?.fallbackImage ?? '');
  if (!picture) return null;
  return <img alt={attrs.name ?? ''} className={styles.emoji} loading="lazy" src={picture.href} />;
}

/** A picture in the text column, through the shop's image route; its title is the caption. */
export function RichTextImage({ attrs }: NodeProps<'image'>) {
  if (!attrs?.src) return null;
  // A span, since the editor may place pictures inside paragraphs.
  return (
    <span className={styles.figure}>
      <Picture
        asset={{ filename: attrs.src, alt: attrs.alt }}
        className={styles.picture}
        sizes="(min-width: 768px) 704px, 100vw"
        widths={[360, 704]}
      />
      {attrs.title && <span className={styles.caption}>{attrs.title}</span>}
    </span>
  );
}

/** A link in the text: same rules as a link field, and nothing of the linked story reaches the page. */
export function RichTextLink({ attrs, children }: NodeProps<'link'>) {
  if (!attrs) return children;
  const { linktype, href, anchor, target, story } = attrs;
  return <StoryLink link={{ linktype, url: href, anchor, target, story }}>{children}</StoryLink>;
}

/** A table that scrolls sideways on small screens instead of widening the page. */
export function RichTextTable({ attrs, content, context }: NodeProps<'table'>) {
  // The context handed in no longer replaces tables, so the vendor's head and body come out.
  const renderTable = createRichTextRenderer(context ?? {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <div className={styles.table} tabIndex={0}>
      {renderTable({ type: 'table', attrs, content })}
    </div>
  );
}
