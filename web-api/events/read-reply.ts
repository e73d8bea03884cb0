import type { GuestRow } from '@blattwerk/database/tables/events.ts';
import type { GuestReply } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import { eventTextsIn } from '../texts/events/event-texts.ts';
import { personsSchema } from './read-guest.ts';
import { writable } from './writable.ts';

type TypedReply = {
  reply: GuestReply;
  coming?: string | undefined;
  message?: string | undefined;
  diet?: string | undefined;
};
type ReadReply = Pick<GuestRow, 'coming' | 'message' | 'diet'> & { reply: GuestReply };
type ReplyResult = { ok: true; reply: ReadReply } | { ok: false; errors: FieldErrors };

const messageSchema = writable({ longest: eventLimits.message, lines: true });
const dietSchema = writable({ longest: eventLimits.diet, lines: true });

/** Checks what a guest replies. Only who comes is counted. @param persons how many are invited */
export function readReply(typed: TypedReply, persons: number, language: Language): ReplyResult {
  const { fields } = eventTextsIn[language];
  const comes = typed.reply === 'yes';
  const coming = personsSchema
    .refine((number) => number <= persons)
    .safeParse(comes ? typed.coming?.trim() || String(persons) : '1');
  const message = messageSchema.safeParse(typed.message ?? '');
  const diet = dietSchema.safeParse(typed.diet ?? '');
  if (coming.success && message.success && diet.success) {
    return {
      ok: true,
      reply: {
        reply: typed.reply,
        coming: comes ? coming.data : null,
        message: message.data,
        diet: diet.data,
      },
    };
  }
  return {
    ok: false,
    errors: {
      ...(!coming.success && { coming: [fields.coming(persons)] }),
      ...(!message.success && { message: [fields.words] }),
      ...(!diet.success && { diet: [fields.diet] }),
    },
  };
}
