import { eventDrafts } from '@blattwerk/database/tables/events.ts';
import { type FormDraft, formDraftSchema } from '@blattwerk/schemas/web-api/events/event.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import type { Host } from './host.ts';

/** Which form it is: that of a new event, of an event, of the next guest of an event, or of a guest. */
export type FormPlace = 'new' | `event ${string}` | `next ${string}` | `guest ${string}`;

const keptSchema = formDraftSchema.extend({ place: z.string() });
type Parts = Pick<BackEnd, 'database' | 'clock'>;

/** Keeps a form that was refused until its page is shown again. */
export async function keepDraft(
  { database, clock }: Parts,
  host: Host,
  place: FormPlace,
  typed: Readonly<Record<string, unknown>>,
  errors: FieldErrors,
): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const kept = { form: { place, fields, errors }, createdAt: clock() };
  await database
    .insert(eventDrafts)
    .values({ customerId: host.id, ...kept })
    .onConflictDoUpdate({ target: eventDrafts.customerId, set: kept });
}

export async function findDraft(
  { database }: Parts,
  host: Host,
  place: FormPlace,
): Promise<FormDraft | null> {
  const [row] = await database.select().from(eventDrafts).where(eq(eventDrafts.customerId, host.id));
  const kept = keptSchema.safeParse(row?.form);
  if (!kept.success || kept.data.place !== place) return null;
  const { fields, errors } = kept.data;
  return { fields, errors };
}

export async function dropDraft({ database }: Parts, host: Host): Promise<void> {
  await database.delete(eventDrafts).where(eq(eventDrafts.customerId, host.id));
}
