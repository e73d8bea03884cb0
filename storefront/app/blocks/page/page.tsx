import { editable } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlocks } from '../story-blocks.tsx';
import { FallbackNote } from './fallback-note.tsx';
import styles from './page.module.css';

/** A page of the shop: its sections from top to bottom. */
export function Page({ blok }: BlockProps<'page'>) {
  return (
    <div className={styles.page} {...editable(blok)}>
      {blok._fallback && <FallbackNote language={blok._fallback} />}
      <StoryBlocks bloks={blok.body} isFirst />
    </div>
  );
}
