import { Headline, type HeadlineTag } from '../../components/headline/headline.tsx';
import { TargetLink, useLinkTarget } from '../../components/link/story-link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { hasFile } from '../../components/picture/picture-source.ts';
import { editable, marksOf } from '../../context/editable.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './more-information-item.module.css';

type MoreInformationItemProps = BlockProps<'more_information_item'> & {
  /** One rank below the headline it stands under. */
  headlineTag?: HeadlineTag;
};

/** One topic with its text and the way to its own page. */
export function MoreInformationItem({ blok, headlineTag = 'h3' }: MoreInformationItemProps) {
  const mark = marksOf(blok);
  const t = useMessages();
  const target = useLinkTarget(blok.link);
  return (
    <article className={styles.item} {...editable(blok)}>
      {hasFile(blok.image) && (
        <Picture
          asset={blok.image}
          aspectRatio="302:220"
          className={styles.picture}
          mark={mark.image}
          sizes="(min-width: 768px) 33vw, 100vw"
          widths={[360, 400]}
        />
      )}
      <Headline as={headlineTag} mark={mark.title} size="subtitle">
        {blok.title}
      </Headline>
      <RichText className={styles.text} document={blok.text} mark={mark.text} />
      {target && (
        <TargetLink className={styles.more} target={target} {...mark.link}>
          {t('information.moreShort')}
          <span className="visually-hidden">: {blok.title}</span>
        </TargetLink>
      )}
    </article>
  );
}
