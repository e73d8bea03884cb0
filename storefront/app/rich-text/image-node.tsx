import type { SbReactRichTextComponentMap } from '@storyblok/react';
import type { ComponentProps } from 'react';
import { Picture } from '../components/picture/picture.tsx';
import styles from './rich-text.module.css';

type ImageNodeProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['image']>>;

/** A picture in the text column, through the shop's image route; its title is the caption. */
export function RichTextImage({ attrs }: ImageNodeProps) {
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
