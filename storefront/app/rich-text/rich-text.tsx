import { createRichTextRenderer } from '@storyblok/react';
import { useMemo } from 'react';
import { RichTextBlok } from './blok-node.tsx';
import { Highlight, TextStyle } from './colour-marks.tsx';
import { RichTextEmoji } from './emoji-node.tsx';
import { RichTextImage } from './image-node.tsx';
import { knownNodes } from './known-nodes.ts';
import { RichTextLink } from './link-mark.tsx';
import styles from './rich-text.module.css';
import { RichTextTable } from './table-node.tsx';

/** The vendor's renderer; only what it leaves unsafe, inaccessible or incomplete is replaced. */
const render = createRichTextRenderer({
  components: {
    blok: RichTextBlok,
    emoji: RichTextEmoji,
    highlight: Highlight,
    image: RichTextImage,
    link: RichTextLink,
    table: RichTextTable,
    textStyle: TextStyle,
  },
});

type RichTextProps = {
  /** Value of a rich text field; empty ones render nothing. */
  document: unknown;
  className?: string;
};

/** Formatted text from the content service. */
export function RichText({ document, className }: RichTextProps) {
  const content = useMemo(() => (document ? render(knownNodes(document)) : null), [document]);
  if (!content) return null;
  return <div className={className ? `${styles.prose} ${className}` : styles.prose}>{content}</div>;
}
