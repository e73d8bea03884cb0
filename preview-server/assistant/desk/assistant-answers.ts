import { z } from 'zod';
import { assistantRoles } from '../tokens/assistant-role.ts';

/** The longest a token may hold. */
const mostDays = 365;

const tokenSchema = z.object({
  id: z.uuid(),
  /** What people know the program by. */
  name: z.string(),
  role: z.enum(assistantRoles),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type AssistantToken = z.infer<typeof tokenSchema>;

/** Body of `GET /workspace/assistants/tokens`, the newest first. */
export const tokensAnswerSchema = z.object({
  /** Where programs reach the server. */
  address: z.url(),
  tokens: z.array(tokenSchema),
});
export type TokensAnswer = z.infer<typeof tokensAnswerSchema>;

/** Body of `POST /workspace/assistants/tokens`. */
export const newTokenBody = z.strictObject({
  name: z.string().trim().min(1, 'must say which program it is for').max(60),
  role: z.enum(assistantRoles),
  /** Left out, it holds until it is revoked. */
  days: z.int().min(1).max(mostDays).optional(),
});

/** What answers it: the token, which is shown this once. */
export const madeTokenSchema = tokensAnswerSchema.extend({ token: z.string() });
export type MadeToken = z.infer<typeof madeTokenSchema>;
