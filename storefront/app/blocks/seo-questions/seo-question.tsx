import { Icon } from '../../components/icon/icon.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './seo-question.module.css';

/** A question that unfolds its answer. */
export function SeoQuestion({ blok }: BlockProps<'seo_question'>) {
  const mark = marksOf(blok);
  return (
    <details className={styles.question} {...editable(blok)}>
      <summary className={styles.summary}>
        <span {...mark.question}>{blok.question}</span>
        <Icon name="plus" />
      </summary>
      <RichText className={styles.answer} document={blok.answer} mark={mark.answer} />
    </details>
  );
}
