import { z } from 'zod';

/** What to tell the person who has sent a form, in the shop's language. */
export const formAnswerSchema = z
  .strictObject({ message: z.strictObject({ text: z.string() }) })
  .meta({ id: 'FormAnswer' });
