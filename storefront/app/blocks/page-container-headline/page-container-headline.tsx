import { Headline, headlineTag } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './page-container-headline.module.css';

/** Beginning of a page or a section. A hidden headline is still read aloud and found. */
export function PageContainerHeadline({ blok }: BlockProps<'page_container_headline'>) {
  const mark = marksOf(blok);
  const variant = blok.variant === 'secondary' ? 'secondary' : 'primary';
  const tag = headlineTag(blok.headlineType, 'h2');
  const mayHide = !blok.preventHideHeadline;
  return (
    <header
      className={styles.container}
      data-hide-all-narrow={blok.hideComponentOnMobile || undefined}
      data-hide-narrow={(mayHide && blok.hideHeadlineOnMobile) || undefined}
      data-hide-wide={(mayHide && blok.hideHeadlineOnDesktop) || undefined}
      data-variant={variant}
      {...editable(blok)}
    >
      {blok.headline && (
        <Headline as={tag} className={styles.headline} mark={mark.headline} size={sizeOf(tag, variant)}>
          {blok.headline}
        </Headline>
      )}
      {blok.subline && (
        <p className={styles.subline} {...mark.subline}>
          {blok.subline}
        </p>
      )}
      <RichText className={styles.teaser} document={blok.teaser} mark={mark.teaser} />
    </header>
  );
}

function sizeOf(tag: string, variant: 'primary' | 'secondary') {
  if (tag === 'h3' || tag === 'h4') return 'subtitle';
  return tag === 'h1' && variant === 'primary' ? 'display' : 'title';
}
