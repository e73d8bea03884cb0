import { listOf } from '../../../page/story/stored-block.ts';
import { editable } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlocks } from '../story-blocks.tsx';
import styles from './three-section-slide.module.css';

/** A slide of three pictures side by side, on phones one below the other. */
export function ThreeSectionSlide({ blok, isFirst }: BlockProps<'three_section_slide'>) {
  return (
    <div className={styles.slide} {...editable(blok)}>
      <StoryBlocks bloks={listOf(blok.sections).slice(0, 3)} isFirst={isFirst} />
    </div>
  );
}
