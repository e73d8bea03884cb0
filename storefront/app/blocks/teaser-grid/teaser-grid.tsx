import { listOf } from '../../../page/story/stored-block.ts';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlocks } from '../story-blocks.tsx';
import styles from './teaser-grid.module.css';

/** Small teasers in columns, with a headline and the way to everything. */
export function TeaserGrid({ blok, isFirst }: BlockProps<'teaser_grid'>) {
  const mark = marksOf(blok);
  const items = listOf(blok.items);
  if (items.length === 0 && !blok.headline) return null;
  return (
    <section {...editable(blok)}>
      <SectionHeader
        headline={blok.headline}
        link={blok.link}
        linkMark={{ ...mark.link, ...mark.linkText }}
        linkText={blok.linkText}
        mark={mark.headline}
      />
      <div className={styles.items} data-columns={blok.columns ?? '4'}>
        <StoryBlocks bloks={items} isFirst={isFirst} />
      </div>
    </section>
  );
}
