import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { type TextFacts, writeAmounts, writeAmountsIn } from '@blattwerk/schemas/shop/pages/text-amounts.ts';
import { frozen } from '../frozen.ts';
import type { ContentAnswer } from './content-answer.ts';
import type { ContentSource } from './content-source.ts';
import type { PreparedStory } from './prepare-story.ts';

/** Stories as they are read in a locale, for as long as the story is kept. */
const inLocales = new WeakMap<PreparedStory, Map<Locale, PreparedStory>>();

/** The same source with the amounts that its texts name as a locale's readers pay them, and who sells. */
export function withAmounts(source: ContentSource, facts: TextFacts): ContentSource {
  async function written(
    asked: Promise<ContentAnswer<PreparedStory>>,
  ): Promise<ContentAnswer<PreparedStory>> {
    const answer = await asked;
    if (!answer.ok || !answer.value.namesAmounts) return answer;
    return { ok: true, value: inLocale(answer.value, facts) };
  }
  return {
    ...source,
    published: (...asked) => written(source.published(...asked)),
    draft: (...asked) => written(source.draft(...asked)),
  };
}

/**
 * A story as a locale's readers see it: written once, and frozen like the story it is made of, as many requests show it. A server
 * knows one company.
 */
export function inLocale(prepared: PreparedStory, facts: TextFacts): PreparedStory {
  const known = inLocales.get(prepared) ?? new Map<Locale, PreparedStory>();
  inLocales.set(prepared, known);
  const written = known.get(facts.locale) ?? write(prepared, facts);
  known.set(facts.locale, written);
  return written;
}

function write(prepared: PreparedStory, facts: TextFacts): PreparedStory {
  const { story, metadata, contact } = prepared;
  const title = writeAmounts(metadata.title, facts);
  const description = writeAmounts(metadata.description, facts);
  return {
    ...prepared,
    story: frozen(writeAmountsIn(story, facts)),
    metadata: { ...metadata, title, description },
    contact: writeAmountsIn(contact, facts),
  };
}
