import type { FieldMark } from '../../context/editable.ts';
import { Headline } from '../headline/headline.tsx';
import type { StoredLink } from '../link/resolve-link.ts';
import { StoryLink } from '../link/story-link.tsx';
import styles from './section-header.module.css';

type SectionHeaderProps = {
  headline: string | null | undefined;
  /** Language of the texts where it is not that of what is around them. */
  lang?: string | undefined;
  linkText?: string | null;
  link?: StoredLink | null;
  /** Of the fields that headline and link are from. */
  mark?: FieldMark | undefined;
  linkMark?: FieldMark | undefined;
};

/** Headline of a section and, beside it, the way to everything the section is taken from. */
export function SectionHeader({ headline, lang, linkText, link, mark, linkMark }: SectionHeaderProps) {
  if (!headline && !linkText) return null;
  return (
    <header className={styles.header} lang={lang}>
      {headline && (
        <Headline as="h2" mark={mark} size="title">
          {headline}
        </Headline>
      )}
      {linkText && link && (
        <StoryLink className={styles.link} link={link} mark={linkMark}>
          {linkText}
        </StoryLink>
      )}
    </header>
  );
}
