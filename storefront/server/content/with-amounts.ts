import type { Locale } from '@blattwerk/schemas/shop/markets/locales.ts';
import { writeAmounts } from '@blattwerk/schemas/shop/pages/text-amounts.ts';
import type { ContentAnswer } from './content-answer.ts';
import type { ContentSource } from './content-source.ts';
import type { PreparedStory } from './prepare-story.ts';

/** The same source with the amounts that its texts name as a locale's readers pay them. */
export function withAmounts(source: ContentSource, locale: Locale): ContentSource {
  const write = (text: string) => writeAmounts(text, locale);
  async function written(
    asked: Promise<ContentAnswer<PreparedStory>>,
  ): Promise<ContentAnswer<PreparedStory>> {
    const answer = await asked;
    if (!answer.ok) return answer;
    const { text, metadata } = answer.value;
    const { title, description } = metadata;
    const inWords = { ...metadata, title: write(title), description: write(description) };
    return { ok: true, value: { ...answer.value, text: write(text), metadata: inWords } };
  }
  return {
    ...source,
    published: (...asked) => written(source.published(...asked)),
    draft: (...asked) => written(source.draft(...asked)),
  };
}
