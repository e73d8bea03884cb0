import { listOf } from '../../../page/story/stored-block.ts';
import { editable } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlocks } from '../story-blocks.tsx';
import styles from './main-teaser.module.css';
import { SlideShow } from './slide-show.tsx';

/** The stage at the top of a page: slides, and up to two small teasers beside them. */
export function MainTeaser({ blok, isFirst }: BlockProps<'main_teaser'>) {
  const slides = [...listOf(blok.teaser), ...listOf(blok.threeSectionMainTeaserSlides)];
  const smallTeasers = listOf(blok.smallTeaser).slice(0, 2);
  if (slides.length === 0 && smallTeasers.length === 0) return null;
  return (
    <div className={styles.teaser} data-has-small={smallTeasers.length > 0} {...editable(blok)}>
      {slides.length > 0 && <SlideShow isFirst={isFirst} slides={slides} />}
      {smallTeasers.length > 0 && (
        <div className={styles.small}>
          <StoryBlocks bloks={smallTeasers} />
        </div>
      )}
    </div>
  );
}
