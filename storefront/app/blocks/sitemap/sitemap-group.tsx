import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import { listOf } from '../stored-block.ts';
import { StoryBlock } from '../story-blocks.tsx';
import styles from './sitemap-group.module.css';

/** Links under a headline. */
export function SitemapGroup({ blok }: BlockProps<'sitemap_group'>) {
  return (
    <section {...editable(blok)}>
      <h3 className={styles.headline}>{blok.headline}</h3>
      <ul className={styles.links}>
        {listOf(blok.links).map((link) => (
          <li key={link._uid}>
            <StoryBlock blok={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
