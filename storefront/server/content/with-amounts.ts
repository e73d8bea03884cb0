import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { writeAmounts, writeAmountsIn } from '@blattwerk/schemas/shop/pages/text-amounts.ts';
import type { ContentAnswer } from './content-answer.ts';
import type { ContentSource } from './content-source.ts';
import type { PreparedStory } from './prepare-story.ts';

/** The same source with the amounts that its texts name as a locale's readers pay them. */
export function withAmounts(source: ContentSource, locale: Locale): ContentSource {
  async function written(
    asked: Promise<ContentAnswer<PreparedStory>>,
  ): Promise<ContentAnswer<PreparedStory>> {
    const answer = await asked;
    if (!answer.ok || !answer.value.namesAmounts) return answer;
    const { story, metadata } = answer.value;
    const title = writeAmounts(metadata.title, locale);
    const description = writeAmounts(metadata.description, locale);
    return {
      ok: true,
      value: {
        ...answer.value,
        story: writeAmountsIn(story, locale),
        metadata: { ...metadata, title, description },
      },
    };
  }
  return {
    ...source,
    published: (...asked) => written(source.published(...asked)),
    draft: (...asked) => written(source.draft(...asked)),
  };
}
