import type { SbReactRichTextComponentMap } from '@storyblok/react';
import type { ComponentProps } from 'react';
import { safeHref } from '../components/link/safe-href.ts';
import styles from './rich-text.module.css';

type EmojiNodeProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['emoji']>>;

/** The character itself, or its fallback picture where the text has none. */
export function RichTextEmoji({ attrs }: EmojiNodeProps) {
  if (attrs?.emoji) return <span>{attrs.emoji}</span>;
  const picture = safeHref(attrs?.fallbackImage ?? '');
  if (!picture) return null;
  return <img alt={attrs.name ?? ''} className={styles.emoji} loading="lazy" src={picture.href} />;
}
