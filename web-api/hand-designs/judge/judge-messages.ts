import { handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { judgedSchema } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { z } from 'zod';

/** What the thread is asked, and what it answers. */
export const judgeRequestSchema = z.strictObject({ design: handDesignSchema, language: z.enum(languages) });
export type JudgeRequest = z.infer<typeof judgeRequestSchema>;

export const judgeAnswerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), judged: judgedSchema }),
  z.strictObject({ ok: z.literal(false), message: z.string() }),
]);
export type JudgeAnswer = z.infer<typeof judgeAnswerSchema>;
