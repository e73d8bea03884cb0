import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { editable } from '../editable.ts';
import { listOf } from '../stored-block.ts';
import { StoryBlocks } from '../story-blocks.tsx';
import { groupStories } from './group-stories.ts';
import styles from './sitemap.module.css';
import groupStyles from './sitemap-group.module.css';

/** All pages of the shop: groups an editor made, or without any the published stories by their folders. */
export function Sitemap({ blok }: BlockProps<'sitemap'>) {
  const t = useMessages();
  const items = listOf(blok.items);
  return (
    <nav aria-label={blok.headline || t('sitemap.label')} {...editable(blok)}>
      <SectionHeader headline={blok.headline} />
      <div className={styles.groups}>
        {items.length > 0 ? <StoryBlocks bloks={items} /> : <PublishedStories />}
      </div>
    </nav>
  );
}

function PublishedStories() {
  const t = useMessages();
  const { publishedStories = [], urls } = usePage();
  return groupStories(publishedStories).map(({ folder, title, stories }) => (
    <section key={folder}>
      <h3 className={groupStyles.headline}>{title ?? t('sitemap.more')}</h3>
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
