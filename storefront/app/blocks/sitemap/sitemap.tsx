import { listOf } from '../../../page/story/stored-block.ts';
import { Headline, type HeadlineTag } from '../../components/headline/headline.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { groupStories } from './group-stories.ts';
import styles from './sitemap.module.css';
import groupStyles from './sitemap-group.module.css';
import { SitemapGroup } from './sitemap-group.tsx';

/** All pages of the shop: groups an editor made, or without any the published stories by their folders. */
export function Sitemap({ blok }: BlockProps<'sitemap'>) {
  const mark = marksOf(blok);
  const t = useMessages();
  const items = listOf(blok.items);
  const headlineTag = blok.headline ? 'h3' : 'h2';
  return (
    <nav aria-label={blok.headline || t('sitemap.label')} {...editable(blok)}>
      <SectionHeader headline={blok.headline} mark={mark.headline} />
      <div className={styles.groups}>
        {items.map((item) => (
          <SitemapGroup blok={item} headlineTag={headlineTag} key={item._uid} />
        ))}
        {items.length === 0 && <PublishedStories headlineTag={headlineTag} />}
      </div>
    </nav>
  );
}

function PublishedStories({ headlineTag }: { headlineTag: HeadlineTag }) {
  const t = useMessages();
  const { publishedStories = [], urls } = usePage();
  return groupStories(publishedStories).map(({ folder, title, stories }) => (
    <section key={folder}>
      <Headline as={headlineTag} className={groupStyles.headline} size="subtitle">
        {title ?? t('sitemap.more')}
      </Headline>
      <ul className={groupStyles.links}>
        {stories.map(({ name, full_slug }) => (
          <li key={full_slug}>
            <a href={urls.story(full_slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
