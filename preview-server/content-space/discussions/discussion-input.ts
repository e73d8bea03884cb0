import * as z from 'zod';

const longestMessage = 4000;

/** A message in the vendor's parts: texts, and names of who is meant. */
const messageParts = z
  .array(
    z.object({
      type: z.string().max(40),
      text: z.string().max(longestMessage).optional(),
      attrs: z.record(z.string(), z.unknown()).optional(),
    }),
  )
  .max(200);

const labelOf = (attrs: Record<string, unknown> | undefined): string =>
  typeof attrs?.label === 'string' ? `@${attrs.label}` : '';

/** A comment as it comes in: plain, or in parts; either says something. */
const commentInput = z
  .object({ message: z.string().max(longestMessage).nullish(), message_json: messageParts.nullish() })
  .transform(({ message, message_json: given }) => {
    const parts = given ?? [{ type: 'text', text: message ?? '' }];
    const text = parts.map((part) => part.text ?? labelOf(part.attrs)).join('');
    return { message: text.trim(), messageJson: parts };
  })
  .refine(({ message }) => message !== '', 'must say something')
  .refine(({ message }) => message.length <= longestMessage, `may have ${longestMessage} characters`);

export type CommentInput = z.output<typeof commentInput>;

export const discussionBody = z.object({
  discussion: z.object({
    title: z.string().trim().min(1).max(500),
    block_uid: z.string().min(1).max(200),
    component: z.string().max(200).nullish(),
    fieldname: z.string().max(200).nullish(),
    lang: z.string().max(20).default('default'),
    comment: commentInput,
  }),
});
export type DiscussionInput = z.output<typeof discussionBody>['discussion'];

/** The vendor writes `YYYY-mm-dd HH:MM`; a discussion that is opened again has no time. */
export const solvingBody = z.object({
  discussion: z.object({
    solved_at: z
      .union([z.literal('').transform(() => null), z.null(), z.coerce.date()])
      .transform((at) => at ?? null),
  }),
});

export const commentBody = z.object({ comment: commentInput });
