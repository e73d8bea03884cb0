import { listOf } from '../../../page/story/stored-block.ts';
import { Headline } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlocks } from '../story-blocks.tsx';
import styles from './quotes-category.module.css';

/** Sayings and verses for an occasion. */
export function QuotesCategory({ blok }: BlockProps<'quotes_category'>) {
  const mark = marksOf(blok);
  const items = listOf(blok.items);
  return (
    <section {...editable(blok)}>
      <header className={styles.header}>
        {blok.category && (
          <p className={styles.category} {...mark.category}>
            {blok.category}
          </p>
        )}
        <Headline as="h2" mark={mark.headline} size="title">
          {blok.headline}
        </Headline>
        {blok.intro && (
          <p className={styles.intro} {...mark.intro}>
            {blok.intro}
          </p>
        )}
      </header>
      <div className={styles.quotes}>
        <StoryBlocks bloks={items} />
      </div>
    </section>
  );
}
