import { Headline } from '../../components/headline/headline.tsx';
import { ActionLink } from '../../components/link/action-link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { hasFile } from '../../components/picture/picture-source.ts';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './image-teaser.module.css';

/** A large picture beside headline, text and one action. */
export function ImageTeaser({ blok, isFirst }: BlockProps<'image_teaser'>) {
  const mark = marksOf(blok);
  const { headline, text, image, imagePosition, buttonText, url, variant } = blok;
  return (
    <section
      className={styles.teaser}
      data-position={imagePosition ?? 'left'}
      data-variant={variant ?? 'plain'}
      {...editable(blok)}
    >
      {hasFile(image) && (
        <Picture
          asset={image}
          aspectRatio="300:235"
          className={styles.picture}
          isPriority={isFirst}
          mark={mark.image}
          sizes="(min-width: 768px) 50vw, 100vw"
          widths={[360, 480, 640]}
        />
      )}
      <div className={styles.text}>
        <Headline as="h2" mark={mark.headline} size="title">
          {headline}
        </Headline>
        <RichText className={styles.prose} document={text} mark={mark.text} />
        <ActionLink
          link={url}
          mark={{ ...mark.url, ...mark.buttonText }}
          text={buttonText}
          variant="secondary"
        />
      </div>
    </section>
  );
}
