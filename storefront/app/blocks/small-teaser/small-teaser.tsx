import { useContext } from 'react';
import { Headline } from '../../components/headline/headline.tsx';
import { StoryLink } from '../../components/link/story-link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { hasFile } from '../../components/picture/picture-source.ts';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './small-teaser.module.css';
import { TeaserRatio } from './teaser-ratio.ts';

/** A picture with headline and subline. The headline is the link, and its area covers the whole teaser. */
export function SmallTeaser({ blok, isFirst }: BlockProps<'small_teaser'>) {
  const mark = marksOf(blok);
  const { headline, subline, image, imageBadge, url, isHeadlineH1 } = blok;
  const ratio = useContext(TeaserRatio);
  return (
    <article className={styles.teaser} {...editable(blok)}>
      {hasFile(image) && (
        <div className={styles.frame}>
          <Picture
            asset={image}
            aspectRatio={ratio}
            className={styles.picture}
            mark={mark.image}
            isPriority={isFirst}
            sizes="(min-width: 900px) 400px, 50vw"
            widths={[180, 300, 400]}
          />
          {hasFile(imageBadge) && (
            <div className={styles.badge}>
              <Picture
                asset={imageBadge}
                aspectRatio="1:1"
                mark={mark.imageBadge}
                sizes="72px"
                widths={[72]}
              />
            </div>
          )}
        </div>
      )}
      <div className={styles.caption} data-caption="">
        <Headline as={isHeadlineH1 ? 'h1' : 'p'} size="label">
          <StoryLink className={styles.link} link={url} mark={{ ...mark.url, ...mark.headline }}>
            {headline}
          </StoryLink>
        </Headline>
        {subline && (
          <p className={styles.subline} data-subline="" {...mark.subline}>
            {subline}
          </p>
        )}
      </div>
    </article>
  );
}
