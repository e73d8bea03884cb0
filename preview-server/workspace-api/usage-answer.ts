import { z } from 'zod';

const count = z.object({ pages: z.int(), live: z.int() });

const use = z.object({
  id: z.int(),
  name: z.string(),
  fullSlug: z.string(),
  inDraft: z.int(),
  inPublished: z.int(),
});

/** Body of `GET /workspace/usage?of=…`: where each subject asked for is used, at most `usesShown` stories each. */
export const usageAnswerSchema = z.object({
  usages: z.array(count.extend({ of: z.string(), uses: z.array(use) })),
});
export type UsageAnswer = z.infer<typeof usageAnswerSchema>;
export type SubjectUsage = UsageAnswer['usages'][number];

/** Body of `GET /workspace/usage/counts?kind=…`: how much is used of everything of a kind, by its key. */
export const usageCountsSchema = z.object({ counts: z.record(z.string(), count) });
export type UsageCounts = z.infer<typeof usageCountsSchema>['counts'];

export const usesShown = 200;
