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
};

/** Headline of a section and, beside it, the way to everything the section is taken from. */
export function SectionHeader({ headline, lang, linkText, link }: SectionHeaderProps) {
  if (!headline && !linkText) return null;
  return (
    <header className={styles.header} lang={lang}>
      {headline && (
        <Headline as="h2" size="title">
          {headline}
        </Headline>
      )}
      {linkText && link && (
        <StoryLink className={styles.link} link={link}>
          {linkText}
        </StoryLink>
      )}
    </header>
  );
}
