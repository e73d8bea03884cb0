import { listOf } from '../../../page/story/stored-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { TeaserRatio } from '../small-teaser/teaser-ratio.ts';
import { StoryBlock, StoryBlocks } from '../story-blocks.tsx';
import styles from './related-categories.module.css';

/** Ways to similar pages as tiles, in a carousel or all at once. */
export function RelatedCategories({ blok }: BlockProps<'related_categories'>) {
  const mark = marksOf(blok);
  const items = listOf(blok.items);
  if (items.length === 0) return null;
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} mark={mark.headline} />
      <TeaserRatio value="254:275">
        {blok.display === 'grid' ? (
          <div className={styles.grid}>
            <StoryBlocks bloks={items} />
          </div>
        ) : (
          <Carousel
            label={blok.headline}
            slidesPerView={{ base: 1.7, from576: 2.6, from900: 4, from1300: items.length > 4 ? 5 : 4 }}
          >
            {items.map((item) => (
              <StoryBlock blok={item} key={item._uid} />
            ))}
          </Carousel>
        )}
      </TeaserRatio>
    </section>
  );
}
