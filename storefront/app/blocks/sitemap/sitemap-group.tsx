import { listOf } from '../../../page/story/stored-block.ts';
import { Headline, type HeadlineTag } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlock } from '../story-blocks.tsx';
import styles from './sitemap-group.module.css';

type SitemapGroupProps = BlockProps<'sitemap_group'> & {
  /** One rank below the headline it stands under. */
  headlineTag?: HeadlineTag;
};

/** Links under a headline. */
export function SitemapGroup({ blok, headlineTag = 'h3' }: SitemapGroupProps) {
  const mark = marksOf(blok);
  return (
    <section {...editable(blok)}>
      <Headline as={headlineTag} className={styles.headline} mark={mark.headline} size="subtitle">
        {blok.headline}
      </Headline>
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
