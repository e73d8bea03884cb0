import { magazineFeed } from '../../../page/endpoints/magazine-feed.ts';
import { Headline } from '../../components/headline/headline.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { Byline } from '../article/byline.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './article-list.module.css';

/** All articles of the magazine by their topics, with ways to each topic. */
export function ArticleList({ blok, isFirst }: BlockProps<'article_list'>) {
  const mark = marksOf(blok);
  const { articles = [], urls, pathPrefix } = usePage();
  const feed = magazineFeed(pathPrefix);
  const topics = [...Map.groupBy(articles, ({ topic }) => topic)];
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} lang={blok._textLang} mark={mark.headline} />
      {topics.length > 1 && (
        <ul className={styles.topics}>
          {topics.map(([topic], at) => (
            <li key={topic}>
              <a href={`#t${at}`}>{topic}</a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.groups}>
        {topics.map(([topic, list], at) => (
          <div className={styles.topic} id={`t${at}`} key={topic}>
            <Headline as={blok.headline ? 'h3' : 'h2'} size="subtitle">
              {topic}
            </Headline>
            <ul className={styles.articles}>
              {list.map(({ fullSlug, headline, teaser, image, publishedOn, minutes }, index) => (
                <li className={styles.article} key={fullSlug}>
                  {image && (
                    <Picture
                      asset={image}
                      aspectRatio="300:235"
                      className={styles.picture}
                      isPriority={isFirst && at === 0 && index < 2}
                      sizes="(min-width: 900px) 400px, 100vw"
                      widths={[300, 400, 640]}
                    />
                  )}
                  <Headline as={blok.headline ? 'h4' : 'h3'} size="label">
                    <a className={styles.link} href={urls.story(fullSlug)}>
                      {headline}
                    </a>
                  </Headline>
                  <p>{teaser}</p>
                  <Byline className={styles.byline} minutes={minutes} publishedOn={publishedOn} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <link href={feed} rel="alternate" title="RSS" type="application/rss+xml" />
      <p className={styles.feed}>
        <a data-document="" href={feed}>
          RSS
        </a>
      </p>
    </section>
  );
}
