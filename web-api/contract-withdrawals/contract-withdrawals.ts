import {
  type ContractWithdrawal,
  contractWithdrawals,
} from '@blattwerk/database/tables/contract-withdrawals.ts';
import { orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import { emailSchema } from '../customers/read-sign-up.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { contractWithdrawalTextsIn } from '../texts/contract-withdrawal/contract-withdrawal-texts.ts';
import { personalName } from '../texts/personal-name.ts';
import { textLanguage } from '../texts/text-language.ts';
import { type Declared, receivedAt, type Shop } from './contract-withdrawal-pages.ts';

/** The number of an order as people copy it, with or without a word before it; undefined without a digit. */
const numberSchema = z
  .string()
  .trim()
  .max(40)
  .regex(/^[^\p{Cc}<>:/@\\]*\d[^\p{Cc}<>:/@\\]*$/u);

const goodsSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\p{Cc}<>]*$/u);

const declaredSchema = z.object({
  name: personalName,
  email: emailSchema,
  number: numberSchema,
  goods: goodsSchema,
});

type ReadResult = { ok: true; declared: Declared } | { ok: false; wrong: (keyof Declared)[] };

/** Checks the fields of the form alone: a declaration counts before its order is looked up. */
export function readDeclared(form: { [Name in keyof Declared]?: string | undefined }): ReadResult {
  const parsed = declaredSchema.safeParse(form);
  if (parsed.success) return { ok: true, declared: parsed.data };
  const wrong = declaredSchema
    .keyof()
    .options.filter((name) => parsed.error.issues.some(({ path }) => path[0] === name));
  return { ok: false, wrong };
}

/** Keeps a declaration until its second step. Of which order it is, only we are told. */
export async function keepDeclared(
  backEnd: BackEnd,
  shop: Shop,
  { name, email, number, goods }: Declared,
  quantities: number[] | null,
): Promise<string> {
  const { database, clock } = backEnd;
  const [digits = ''] = /\d{4}-\d{6}/.exec(number) ?? [];
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, digits), eq(orders.email, email)));
  const [row] = await database
    .insert(contractWithdrawals)
    .values({
      ...shop,
      name,
      email,
      orderNumber: number,
      goods,
      // Of another order than the one that is withdrawn from they would mean nothing.
      quantities: order ? quantities : null,
      orderId: order?.id,
      createdAt: clock(),
    })
    .returning({ id: contractWithdrawals.id });
  if (!row) throw new Error('The declaration was not kept.');
  return row.id;
}

/** Takes the second step: the first time it is noted with the order and its receipt is written. Undefined: it is gone. */
export async function confirmDeclared(backEnd: BackEnd, id: string): Promise<ContractWithdrawal | undefined> {
  const { database, clock, mailer } = backEnd;
  const ofId = eq(contractWithdrawals.id, id);
  const confirmed = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(contractWithdrawals)
      .set({ confirmedAt: clock() })
      .where(and(ofId, isNull(contractWithdrawals.confirmedAt)))
      .returning();
    if (!row) return undefined;
    if (row.orderId)
      await transaction.insert(orderEvents).values({ orderId: row.orderId, kind: 'withdrawn', at: clock() });
    const channel = channelSchema.parse(row.channel);
    const locale = localeSchema.parse(row.locale);
    await mailer.write(transaction, {
      kind: 'contract-withdrawal',
      channel,
      locale,
      recipient: row.email,
      content: receiptMail(row),
      subjectRef: row.id,
    });
    return row;
  });
  mailer.poke();
  if (confirmed) return confirmed;
  const [known] = await database.select().from(contractWithdrawals).where(ofId);
  return known;
}

type Received = Pick<
  ContractWithdrawal,
  'name' | 'email' | 'orderNumber' | 'goods' | 'locale' | 'confirmedAt' | 'createdAt'
>;

/** Confirms what was declared, with its content and when it arrived. */
export function receiptMail(row: Received): MailContent {
  const locale = localeSchema.parse(row.locale);
  const texts = contractWithdrawalTextsIn[textLanguage(locale)];
  const { name, email, orderNumber: number, goods } = row;
  return {
    subject: texts.mail.subject,
    preview: texts.mail.preview,
    headline: texts.done,
    parts: [
      { kind: 'paragraph', text: texts.content({ name, email, number, goods }) },
      { kind: 'paragraph', text: texts.receivedAt(receivedAt(row, locale)) },
      { kind: 'note', text: texts.mail.note },
    ],
  };
}
