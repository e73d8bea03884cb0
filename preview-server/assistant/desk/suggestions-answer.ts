import { z } from 'zod';
import { versionChangesSchema } from '../../content-space/story-shape/difference/version-changes.ts';

const content = z.looseObject({ _uid: z.string(), component: z.string() });
const number = z.int().nonnegative();

/** Versions of a page's draft and of a suggestion, as they were looked at. */
const seen = z.object({ page: number, suggestion: number });

const suggestionSchema = z.object({
  releaseId: number,
  storyId: number,
  /** Name of the program. */
  assistant: z.string(),
  name: z.string(),
  fullSlug: z.string(),
  changedAt: z.iso.datetime(),
  seen,
  changes: versionChangesSchema,
});
export type ListedSuggestion = z.infer<typeof suggestionSchema>;

/** Body of `GET /workspace/assistants/suggestions`, the newest first. */
export const suggestionsAnswerSchema = z.object({ suggestions: z.array(suggestionSchema) });
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswerSchema>;

/** Body of `GET …/suggestions/{release}/{story}`: the page's draft as it is, and as it would be. */
export const comparedSuggestionSchema = suggestionSchema.extend({ before: content, after: content });
export type ComparedSuggestion = z.infer<typeof comparedSuggestionSchema>;

/** Body of `POST …/suggestions/{release}/{story}`. */
export const settlingBody = z.strictObject({
  decision: z.enum(['take', 'refuse']),
  /** `_uid`s of blocks, the page itself by an empty one; left out: all that is suggested. */
  blocks: z.array(z.string().max(100)).min(1).max(1000).optional(),
  seen,
});
export type SettlingBody = z.infer<typeof settlingBody>;
