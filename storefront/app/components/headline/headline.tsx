import type { ReactNode } from 'react';
import type { FieldMark } from '../../context/editable.ts';
import styles from './headline.module.css';

export type HeadlineTag = 'h1' | 'h2' | 'h3' | 'h4' | 'p';

type HeadlineProps = {
  /** Rank in the outline; says nothing about the size. */
  as: HeadlineTag;
  size: 'display' | 'title' | 'subtitle' | 'label';
  children: ReactNode;
  className?: string;
  id?: string;
  /** Of the field whose words these are. */
  mark?: FieldMark | undefined;
};

/** A heading: rank and size are chosen apart, so that the outline does not depend on the look. */
export function Headline({ as: Tag, size, children, className, id, mark }: HeadlineProps) {
  return (
    <Tag className={className ? `${styles[size]} ${className}` : styles[size]} id={id} {...mark}>
      {children}
    </Tag>
  );
}

const tags: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'p'] satisfies HeadlineTag[];

/** The rank an editor chose, or `fallback` where none or an unknown one is stored. */
export function headlineTag(value: string | null | undefined, fallback: HeadlineTag): HeadlineTag {
  return isHeadlineTag(value) ? value : fallback;
}

function isHeadlineTag(value: string | null | undefined): value is HeadlineTag {
  return value !== null && value !== undefined && tags.includes(value);
}
