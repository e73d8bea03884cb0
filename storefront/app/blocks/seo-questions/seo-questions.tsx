import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { listOf } from '../../../page/story/stored-block.ts';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlocks } from '../story-blocks.tsx';
import { questionsMarkup } from './questions-markup.ts';
import styles from './seo-questions.module.css';

/** Questions to unfold, with the structured data search engines read them from. */
export function SeoQuestions({ blok }: BlockProps<'seo_questions'>) {
  const mark = marksOf(blok);
  const items = listOf(blok.items);
  if (items.length === 0) return null;
  return (
    <section className={styles.questions} {...editable(blok)}>
      <SectionHeader headline={blok.headline} mark={mark.headline} />
      <div className={styles.list}>
        <StoryBlocks bloks={items} />
      </div>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, and no script runs it.
        dangerouslySetInnerHTML={{ __html: markupFor(items) }}
        suppressHydrationWarning
        type="application/ld+json"
      />
    </section>
  );
}

/** Crawlers read documents, so only the server writes the markup; the browser leaves it as it is. */
function markupFor(items: readonly BlockOf<'seo_question'>[]): string {
  return import.meta.env.SSR ? questionsMarkup(items) : '';
}
