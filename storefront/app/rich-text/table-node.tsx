import { createRichTextRenderer, type SbReactRichTextComponentMap } from '@storyblok/react';
import type { ComponentProps } from 'react';
import styles from './rich-text.module.css';

type TableNodeProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['table']>>;

/** A table that scrolls sideways on small screens instead of widening the page. */
export function RichTextTable({ attrs, content, context }: TableNodeProps) {
  // The context handed in no longer replaces tables, so the vendor's head and body come out.
  const renderTable = createRichTextRenderer(context ?? {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <div className={styles.table} tabIndex={0}>
      {renderTable({ type: 'table', attrs, content })}
    </div>
  );
}
