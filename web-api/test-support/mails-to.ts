import { mails } from '@blattwerk/database/tables/mails.ts';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { RunningBackEnd } from './running-back-end.ts';

/** Messages of a kind to an address, in the order they were written. */
export const mailsTo = ({ database }: RunningBackEnd, recipient: string, kind: string) =>
  database
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind)))
    .orderBy(mails.id);

/** The newest of `count` messages, once they are there: those about passwords are written after the answer. */
export async function mailWritten(
  backEnd: RunningBackEnd,
  recipient: string,
  kind: string,
  count = 1,
): Promise<string> {
  await expect
    .poll(async () => (await mailsTo(backEnd, recipient, kind)).length, { timeout: 20_000 })
    .toBe(count);
  return (await mailsTo(backEnd, recipient, kind)).at(-1)?.text ?? '';
}
