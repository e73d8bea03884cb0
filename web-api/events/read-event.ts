import type { EventRow } from '@blattwerk/database/tables/events.ts';
import { eventKinds } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import { eventLimits, keptUntil } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { z } from 'zod';
import type { FieldErrors } from '../http/form-problem.ts';
import type { EventTexts } from '../texts/events/de.ts';
import { writable } from './writable.ts';

type Form = BodyOf<'POST /web-api/events/form'>;
export type ReadEvent = Pick<EventRow, 'kind' | 'name' | 'date' | 'replyBy' | 'words' | 'keptUntil'>;
type EventResult = { ok: true; event: ReadEvent } | { ok: false; errors: FieldErrors };

const nameSchema = writable({ longest: eventLimits.eventName, required: true });
const wordsSchema = writable({ longest: eventLimits.words, lines: true });
const kindSchema = z.enum(eventKinds);
// What is no day is not looked at further.
const daySchema = z.iso.date({ abort: true });

/** Checks the form of an event field by field. @param today the day it is in the shop */
export function readEvent(form: Form, today: string, { fields }: EventTexts): EventResult {
  const kind = kindSchema.safeParse(form.kind);
  const name = nameSchema.safeParse(form.name ?? '');
  const words = wordsSchema.safeParse(form.words ?? '');
  const date = daySchema.refine((day) => isNear(day, today)).safeParse(form.date);
  const replyBy = daySchema
    .refine((day) => !date.success || day <= date.data)
    .nullable()
    .safeParse(form.replyBy || null);
  if (kind.success && name.success && words.success && date.success && replyBy.success) {
    return {
      ok: true,
      event: {
        kind: kind.data,
        name: name.data,
        words: words.data,
        date: date.data,
        replyBy: replyBy.data,
        keptUntil: keptUntil(date.data),
      },
    };
  }
  return {
    ok: false,
    errors: {
      ...(!kind.success && { kind: [fields.kind] }),
      ...(!name.success && { name: [fields.eventName] }),
      ...(!date.success && { date: [fields.date] }),
      ...(!replyBy.success && { replyBy: [fields.replyBy] }),
      ...(!words.success && { words: [fields.words] }),
    },
  };
}

/** An event that is over may still get its cards of thanks, as long as its guests are kept. */
function isNear(day: string, today: string): boolean {
  const [year = '', ...rest] = today.split('-');
  const last = [Number(year) + eventLimits.yearsAhead, ...rest].join('-');
  return keptUntil(day) > today && day <= last;
}
