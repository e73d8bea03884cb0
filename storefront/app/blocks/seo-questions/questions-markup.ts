import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { inlineJson } from '../../../page/document/inline-json.ts';
import { plainText } from '../../../page/story/plain-text.ts';

/** FAQPage structured data (schema.org) as JSON that is safe inside a script element. */
export function questionsMarkup(items: readonly BlockOf<'seo_question'>[]): string {
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    // One for all groups of questions of a page: nodes of one name are one.
    '@id': '#questions',
    mainEntity: items.flatMap(({ question, answer }) => {
      const text = plainText(answer);
      if (!question || !text) return [];
      return [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }];
    }),
  };
  return inlineJson(markup);
}
