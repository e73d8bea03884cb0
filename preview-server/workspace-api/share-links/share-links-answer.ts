import { z } from 'zod';

/** The longest a link may show a draft. */
const mostDays = 90;

const shareLinkSchema = z.object({
  id: z.string(),
  /** Whom it is for. */
  note: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  opened: z.int(),
  lastOpenedAt: z.iso.datetime().nullable(),
  url: z.url(),
});

/** A link that shows a draft to people without an account. */
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** Body of `GET /workspace/share-links?story=…&host=…&language=…`, and of what answers a change; the newest first. */
export const shareLinksAnswerSchema = z.object({ links: z.array(shareLinkSchema) });

/** Body of `POST /workspace/share-links`. */
export const newShareLinkBody = z.object({
  story: z.int().positive(),
  note: z.string().trim().min(1, 'must say whom it is for').max(100),
  days: z.int().min(1).max(mostDays),
});
