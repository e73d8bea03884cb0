import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import type { StoredBlock } from '../stored-block.ts';
import { StoryBlocks } from '../story-blocks.tsx';
import { FallbackNote } from './fallback-note.tsx';
import styles from './page.module.css';

type PageProps = { blok: BlockProps<'page'>['blok'] & Pick<StoredBlock, '_fallback'> };

/** A page of the shop: its sections from top to bottom. */
export function Page({ blok }: PageProps) {
  return (
    <div className={styles.page} {...editable(blok)}>
      {blok._fallback && <FallbackNote language={blok._fallback} />}
      <StoryBlocks bloks={blok.body} isFirst />
    </div>
  );
}
