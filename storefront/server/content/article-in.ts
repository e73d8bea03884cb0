import { dayOf } from '@blattwerk/schemas/shop/pages/season.ts';
import { z } from 'zod';
import type { ArticleSummary } from '../../page/story/article-summary.ts';
import { blocksIn, type NamedBlock } from '../../page/story/blocks-in.ts';
import { readingMinutes } from '../../page/story/reading-minutes.ts';

const text = z.string().catch('');
const articleSchema = z.object({
  topic: text,
  headline: text,
  teaser: text,
  author: text,
  publishedOn: z
    .unknown()
    .optional()
    .transform((stored) => dayOf(stored) ?? ''),
  text: z.unknown().optional().transform(readingMinutes),
  image: z
    .object({ filename: z.url(), alt: z.string().nullish(), focus: z.string().nullish() })
    .transform(({ filename, alt, focus }) => ({ filename, alt: alt ?? '', focus: focus ?? '' }))
    .optional()
    .catch(undefined),
});

/** What a page says of the article on it; undefined where it holds none. */
export function articleIn(
  content: NamedBlock,
  { uuid, fullSlug }: Pick<ArticleSummary, 'uuid' | 'fullSlug'>,
): ArticleSummary | undefined {
  const block = blocksIn(content).find(({ component }) => component === 'article');
  if (!block) return undefined;
  const { text: minutes, image, ...said } = articleSchema.parse(block);
  return { ...said, uuid, fullSlug, minutes, image };
}
