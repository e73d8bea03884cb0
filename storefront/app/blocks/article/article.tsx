import { dayOf } from '@blattwerk/schemas/shop/pages/season.ts';
import { readingMinutes } from '../../../page/story/reading-minutes.ts';
import { Headline } from '../../components/headline/headline.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { hasFile } from '../../components/picture/picture-source.ts';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { CatalogueTile } from '../../tiles/catalogue-tile.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './article.module.css';
import { Byline } from './byline.tsx';

/** A piece of the magazine, with products that suit it beside the text. */
export function Article({ blok, isFirst }: BlockProps<'article'>) {
  const mark = marksOf(blok);
  const { topic, headline, isHeadlineH1, teaser, author, publishedOn, image, text, productsHeadline } = blok;
  const products = useBlockData('article', blok) ?? [];
  return (
    <article className={styles.article} {...editable(blok)}>
      <header className={styles.head} lang={blok._textLang}>
        {topic && (
          <p className={styles.topic} {...mark.topic}>
            {topic}
          </p>
        )}
        <Headline as={isHeadlineH1 ? 'h1' : 'h2'} mark={mark.headline} size="display">
          {headline}
        </Headline>
        {teaser && (
          <p className={styles.teaser} {...mark.teaser}>
            {teaser}
          </p>
        )}
        <div {...mark.author}>
          <Byline
            author={author}
            className={styles.byline}
            minutes={readingMinutes(text)}
            publishedOn={dayOf(publishedOn)}
          />
        </div>
      </header>
      {hasFile(image) && (
        <Picture
          asset={image}
          aspectRatio="300:235"
          className={styles.picture}
          isPriority={isFirst}
          mark={mark.image}
          sizes="(min-width: 900px) 736px, 100vw"
          widths={[360, 640, 960]}
        />
      )}
      <div className={styles.columns} data-products={products.length > 0 || undefined}>
        <RichText className={styles.text} document={text} mark={mark.text} />
        {products.length > 0 && (
          <aside className={styles.aside}>
            {productsHeadline && (
              <Headline as="h2" mark={mark.productsHeadline} size="subtitle">
                {productsHeadline}
              </Headline>
            )}
            <ul className={styles.products}>
              {products.map((product) => (
                <li key={`${product.kind} ${product.id}`}>
                  <CatalogueTile product={product} sizes="(min-width: 1024px) 240px, 45vw" />
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </article>
  );
}
