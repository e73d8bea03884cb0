import { Headline } from '../../components/headline/headline.tsx';
import { StoryLink } from '../../components/link/story-link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { hasFile } from '../../components/picture/picture-source.ts';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { slideColours } from './slide-colours.ts';
import styles from './teaser-section.module.css';

/** One of the three fields of a slide; its title is the link, and the link's area is the whole field. */
export function TeaserSection({ blok, isFirst }: BlockProps<'teaser_section'>) {
  const mark = marksOf(blok);
  return (
    <article className={styles.section} style={slideColours(blok)} {...editable(blok)}>
      {hasFile(blok.image) && (
        <Picture
          asset={blok.image}
          className={styles.picture}
          mark={mark.image}
          isPriority={isFirst}
          sizes="(min-width: 768px) 33vw, 50vw"
          widths={[200, 420]}
        />
      )}
      <div className={styles.text}>
        <Headline as="h2" size="subtitle">
          <StoryLink className={styles.link} link={blok.url} mark={{ ...mark.url, ...mark.title }}>
            {blok.title}
          </StoryLink>
        </Headline>
        {blok.text && (
          <p className={styles.copy} {...mark.text}>
            {blok.text}
          </p>
        )}
      </div>
    </article>
  );
}
